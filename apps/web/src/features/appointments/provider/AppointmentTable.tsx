import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Arrival } from '../../../domain/queue/Arrival.tsx';
import { StatusBadge } from '../../../domain/statuses/StatusBadge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { hospital, video } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { dayWord, hoursOf } from '../../../domain/appointments/appointment-times.ts';
import { SelectAllBox, SelectBox } from '../../../ui/dashboard/SelectBox.tsx';
import { SortHeader } from '../../../ui/dashboard/SortHeader.tsx';
import { useSelection } from '../../../ui/dashboard/use-selection.ts';
import type { AccountView } from './account-views.ts';
import { AppointmentBulk } from './AppointmentBulk.tsx';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import css from '../../../ui/dashboard/Table.module.css';

type Props = {
  view: AccountView;
  appointments: Appointment[];
  base: string;
  filters: Filters;
  to: (id: string) => string;
};

export function AppointmentTable({ view, appointments, base, filters, to }: Props) {
  const t = useTexts(texts);
  const { ofMany, inFull } = view;
  const { id: chosen, order: sorted } = filters;
  const selection = useSelection(appointments.map(({ id }) => id));
  const inOrder = (order: Filters['order']) => addressOf(base, filters, { order });
  return (
    <>
      <AppointmentBulk view={view} selection={selection} appointments={appointments} />
      <table className={css.table} data-beside={chosen ? '' : undefined}>
        <caption className="sr">{t.table}</caption>
        <thead>
          <tr>
            <SelectAllBox selection={selection} count={appointments.length} />
            <th scope="col">{inFull ? t.patientName : t.patient}</th>
            {ofMany && (
              <>
                <th scope="col" className={css.code}>
                  {inFull ? t.requestId : t.request}
                </th>
                <th scope="col" className={css.secondary}>
                  {t.doctor}
                </th>
              </>
            )}
            <SortHeader column="time" order={sorted} to={inOrder}>
              {t.dateAndTime}
            </SortHeader>
            <th scope="col">{t.category}</th>
            <SortHeader column="status" order={sorted} to={inOrder}>
              {t.status}
            </SortHeader>
          </tr>
        </thead>
        <tbody>
          {appointments.map((appointment) => (
            <tr key={appointment.id} data-row data-on={appointment.id === chosen ? '' : undefined}>
              <SelectBox
                selection={selection}
                id={appointment.id}
                name={`${appointment.patient.full_name}, ${appointment.appointment_id}`}
              />
              <td>
                <Link
                  id={`appointment-${appointment.id}`}
                  to={to(appointment.id)}
                  preventScrollReset
                  aria-current={appointment.id === chosen ? 'true' : undefined}
                  className={css.who}
                >
                  <Picture picture={appointment.patient.picture} seed={appointment.patient.id} alt="" width={36} />
                  <span>
                    <b>{appointment.patient.full_name}</b>
                    <small>{appointment.patient.user_code}</small>
                    {inFull && <small className={css.codeBelow}>{`${t.request} ${appointment.appointment_id}`}</small>}
                  </span>
                </Link>
              </td>
              {ofMany && (
                <>
                  <td className={css.code}>{appointment.appointment_id}</td>
                  <td className={css.secondary}>{appointment.doctor.name}</td>
                </>
              )}
              <td className={css.when}>
                {inFull ? <FullTime appointment={appointment} /> : <ShortTime appointment={appointment} />}
              </td>
              <td>
                <span className={css.kind}>
                  <Icon of={appointment.category === 'ONLINE' ? video : hospital} size={18} />
                  {(inFull && !chosen ? t.consultations : t.categories)[appointment.category]}
                </span>
              </td>
              <td>
                <span className={css.state}>
                  <StatusBadge status={appointment.status} />
                  {appointment.overbooked && <small>{t.overbookedShort}</small>}
                  <Arrival appointment={appointment} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ShortTime({ appointment }: { appointment: Appointment }) {
  const t = useTexts(texts);
  return (
    <>
      {`${dayWord(appointment.assigned_date, useNow(), t)}, `}
      <b>{displayTime(appointment.start_time)}</b>
    </>
  );
}

function FullTime({ appointment }: { appointment: Appointment }) {
  return (
    <>
      {plainDate(appointment.assigned_date)}
      <br />
      <b>{hoursOf(appointment)}</b>
    </>
  );
}
