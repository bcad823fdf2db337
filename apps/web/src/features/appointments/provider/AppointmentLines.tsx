import type { Appointment } from '@ivuriro/contract';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Arrival } from '../../../domain/queue/Arrival.tsx';
import { StatusBadge } from '../../../domain/statuses/StatusBadge.tsx';
import { SelectableLine } from '../../../ui/dashboard/SelectableLine.tsx';
import { SelectableLines } from '../../../ui/dashboard/SelectableLines.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { dayWord, hoursOf } from '../../../domain/appointments/appointment-times.ts';
import type { AccountView } from './account-views.ts';
import { AppointmentBulk } from './AppointmentBulk.tsx';
import { texts } from './texts.ts';
import css from '../../../ui/dashboard/Lines.module.css';

type Props = { view: AccountView; appointments: Appointment[]; to: (id: string) => string };

/** The appointments as a list instead of a table, for narrow screens. */
export function AppointmentLines({ view, appointments, to }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { ofMany, inFull } = view;
  return (
    <SelectableLines
      items={appointments}
      label={t.table}
      acts={(selection) => <AppointmentBulk view={view} selection={selection} appointments={appointments} />}
    >
      {(appointment, selection) => (
        <>
          <SelectableLine
            id={appointment.id}
            link={`appointment-${appointment.id}`}
            to={to(appointment.id)}
            name={`${appointment.patient.full_name}, ${appointment.appointment_id}`}
            selection={selection}
            picture={<Picture picture={appointment.patient.picture} seed={appointment.patient.id} alt="" width={44} />}
          >
            <span>
              <b>{appointment.patient.full_name}</b>
              {ofMany && <small>{appointment.doctor.name}</small>}
              {inFull && (
                <>
                  <small>{`${t.request} ${appointment.appointment_id}`}</small>
                  <small>{`${plainDate(appointment.assigned_date)}, ${hoursOf(appointment)}`}</small>
                </>
              )}
              <span className={css.state}>
                <StatusBadge status={appointment.status} />
                {appointment.overbooked && <small>{t.overbookedShort}</small>}
                {(inFull ? t.consultations : t.categories)[appointment.category]}
              </span>
            </span>
            {!inFull && (
              <span className={css.when}>
                <b>{displayTime(appointment.start_time)}</b>
                <small>{dayWord(appointment.assigned_date, now, t)}</small>
              </span>
            )}
          </SelectableLine>
          {!selection && <Arrival appointment={appointment} />}
        </>
      )}
    </SelectableLines>
  );
}
