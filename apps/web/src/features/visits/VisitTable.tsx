import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import { StatusBadge } from '../../shared/ui/Badge.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { hospital, video } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { useNow } from '../../shared/use-now.ts';
import { dayWord } from '../../shared/visit/visit-times.ts';
import { messages } from './messages.ts';
import css from '../../shared/desk/Table.module.css';

type Props = { visits: Appointment[]; ofMany: boolean; chosen: string; to: (id: string) => string };

export function VisitTable({ visits, ofMany, chosen, to }: Props) {
  const t = useMessages(messages);
  const now = useNow();
  return (
    <table className={css.table} data-beside={chosen ? '' : undefined}>
      <caption className="sr">{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.patient}</th>
          {ofMany && (
            <>
              <th scope="col" className={css.code}>
                {t.request}
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
                </span>
              </Link>
            </td>
            {ofMany && (
              <>
                <td className={css.code}>{visit.appointment_id}</td>
                <td className={css.doctor}>{visit.doctor.name}</td>
              </>
            )}
            <td className={css.when}>
              {`${dayWord(visit.assigned_date, now, t)}, `}
              <b>{displayTime(visit.start_time)}</b>
            </td>
            <td>
              <span className={css.kind}>
                <Icon of={visit.category === 'ONLINE' ? video : hospital} size={18} />
                {t.categories[visit.category]}
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
