import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { useNow } from '../../shared/use-now.ts';
import { dayWord } from '../../shared/visit/visit-times.ts';
import { messages } from './messages.ts';
import css from './PendingRequests.module.css';

type About = (visit: Appointment) => string;
type Props = { visits: Appointment[]; total: number; about: About; appointments: string };

/** The oldest that wait, each of which opens its appointment. */
export function PendingRequests({ visits, total, about, appointments }: Props) {
  const t = useMessages(messages);
  return (
    <section className={css.panel} aria-labelledby="pending-requests">
      <header>
        <h2 id="pending-requests">{t.requests}</h2>
        {total > 0 && <Link to={`${appointments}/pending`}>{t.all(count(total))}</Link>}
      </header>
      {visits.length === 0 ? (
        <p className={css.none}>
          <b>{t.noRequests}</b>
          {t.noRequestsSays}
        </p>
      ) : (
        <ul>
          {visits.map((visit) => (
            <li key={visit.id}>
              <Request visit={visit} about={about(visit)} to={`${appointments}/all/${visit.id}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({ visit, about, to }: { visit: Appointment; about: string; to: string }) {
  const t = useMessages(messages);
  const now = useNow();
  const kind = visit.consultation_type === 'ONLINE' ? t.online : t.physical;
  return (
    <Link to={to} className={css.request}>
      <Picture picture={visit.patient.picture} seed={visit.patient.id} alt="" width={40} />
      <span>
        <b>{visit.patient.full_name}</b>
        <small>{`${kind} · ${about}`}</small>
      </span>
      <span className={css.when}>
        <b>{displayTime(visit.start_time)}</b>
        <small>{dayWord(visit.assigned_date, now, t)}</small>
      </span>
    </Link>
  );
}
