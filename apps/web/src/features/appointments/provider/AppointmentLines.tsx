import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { StatusBadge } from '../../../ui/Badge.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { dayWord, hoursOf } from '../../../domain/appointments/appointment-times.ts';
import type { Desk } from './account-views.ts';
import { texts } from './texts.ts';
import css from '../../../ui/dashboard/Lines.module.css';

type Props = { desk: Desk; visits: Appointment[]; to: (id: string) => string };

/** The table's rows where there is no room for columns. */
export function AppointmentLines({ desk: { ofMany, inFull }, visits, to }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  return (
    <ul className={css.lines} aria-label={t.table}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <Link id={`visit-${visit.id}`} to={to(visit.id)} preventScrollReset className={css.line}>
            <Picture picture={visit.patient.picture} seed={visit.patient.id} alt="" width={44} />
            <span>
              <b>{visit.patient.full_name}</b>
              {ofMany && <small>{visit.doctor.name}</small>}
              {inFull && (
                <>
                  <small>{`${t.request} ${visit.appointment_id}`}</small>
                  <small>{`${plainDate(visit.assigned_date)}, ${hoursOf(visit)}`}</small>
                </>
              )}
              <span className={css.state}>
                <StatusBadge status={visit.status} />
                {(inFull ? t.consultations : t.categories)[visit.category]}
              </span>
            </span>
            {!inFull && (
              <span className={css.when}>
                <b>{displayTime(visit.start_time)}</b>
                <small>{dayWord(visit.assigned_date, now, t)}</small>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
