import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { StatusBadge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { hospital, video } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { dayWord, hoursOf } from '../../../domain/appointments/appointment-times.ts';
import type { Desk } from './account-views.ts';
import { texts } from './texts.ts';
import css from '../../../ui/dashboard/Table.module.css';

type Props = { desk: Desk; visits: Appointment[]; chosen: string; to: (id: string) => string };

export function AppointmentTable({ desk: { ofMany, inFull }, visits, chosen, to }: Props) {
  const t = useTexts(texts);
  return (
    <table className={css.table} data-beside={chosen ? '' : undefined}>
      <caption className="sr">{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{inFull ? t.patientName : t.patient}</th>
          {ofMany && (
            <>
              <th scope="col" className={css.code}>
                {inFull ? t.requestId : t.request}
              </th>
              <th scope="col" className={css.doctor}>
                {t.doctor}
              </th>
            </>
          )}
          <th scope="col">{t.dateAndTime}</th>
          <th scope="col">{t.category}</th>
          <th scope="col">{t.status}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => (
          <tr key={visit.id} data-on={visit.id === chosen ? '' : undefined}>
            <td>
              <Link
                id={`visit-${visit.id}`}
                to={to(visit.id)}
                preventScrollReset
                aria-current={visit.id === chosen ? 'true' : undefined}
                className={css.who}
              >
                <Picture picture={visit.patient.picture} seed={visit.patient.id} alt="" width={36} />
                <span>
                  <b>{visit.patient.full_name}</b>
                  <small>{visit.patient.user_code}</small>
                  {inFull && <small className={css.codeBelow}>{`${t.request} ${visit.appointment_id}`}</small>}
                </span>
              </Link>
            </td>
            {ofMany && (
              <>
                <td className={css.code}>{visit.appointment_id}</td>
                <td className={css.doctor}>{visit.doctor.name}</td>
              </>
            )}
            <td className={css.when}>{inFull ? <FullTime visit={visit} /> : <ShortTime visit={visit} />}</td>
            <td>
              <span className={css.kind}>
                <Icon of={visit.category === 'ONLINE' ? video : hospital} size={18} />
                {(inFull && !chosen ? t.consultations : t.categories)[visit.category]}
              </span>
            </td>
            <td>
              <StatusBadge status={visit.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShortTime({ visit }: { visit: Appointment }) {
  const t = useTexts(texts);
  return (
    <>
      {`${dayWord(visit.assigned_date, useNow(), t)}, `}
      <b>{displayTime(visit.start_time)}</b>
    </>
  );
}

function FullTime({ visit }: { visit: Appointment }) {
  return (
    <>
      {plainDate(visit.assigned_date)}
      <br />
      <b>{hoursOf(visit)}</b>
    </>
  );
}
