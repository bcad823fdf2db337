import type { QueueRow } from '@ivuriro/contract';
import { Link } from 'react-router';
import { StatusBadge } from '../../domain/statuses/StatusBadge.tsx';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { clockOf } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import { QueueActions } from './QueueActions.tsx';
import css from './queue.module.css';
import { texts } from './texts.ts';

type Props = {
  desk: AnyProviderContext;
  row: QueueRow;
  /** The rooms to which patients were called today. */
  rooms: string[];
  /** Whether the queue is that of several doctors; then each line names its doctor. */
  isOfMany: boolean;
  to: string;
};

const minute = 60_000;

/** One patient of the queue: token, name, waiting time, and the button for the next step. */
export function QueueLine({ desk, row, rooms, isOfMany, to }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { token, state, room, appointment } = row;
  const { patient, doctor, speciality } = appointment;
  const since = state === 'CALLED' ? row.called_at! : row.arrived_at;
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / minute));
  const facts = [
    ...(isOfMany ? [doctor.name] : []),
    speciality.name,
    t.booked(displayTime(appointment.start_time)),
    ...(appointment.hospital && !isOfMany ? [appointment.hospital.name] : []),
  ];
  return (
    <li className={css.line}>
      <span className={css.token}>
        <span className="sr">{t.token} </span>
        {token}
      </span>
      <div className={css.who}>
        <Link to={to}>{patient.full_name}</Link>
        <span className={css.facts}>
          {facts.map((fact) => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
      </div>
      <div className={css.since}>
        {state === 'DONE' && <StatusBadge status={appointment.status} />}
        {room && state !== 'WAITING' && <b>{state === 'CALLED' ? t.toRoom(room) : t.inRoom(room)}</b>}
        {(state === 'WAITING' || state === 'CALLED') && (
          <>
            <b>{t.waits(minutes)}</b>
            <small>{t.since(clockOf(since))}</small>
          </>
        )}
      </div>
      <QueueActions desk={desk} row={row} rooms={rooms} />
    </li>
  );
}
