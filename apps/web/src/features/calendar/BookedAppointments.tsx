import type { Appointment } from '@ivuriro/contract';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { shortDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { FailedBanner } from '../../ui/FailedLine.tsx';
import { hoursOf } from '../../domain/appointments/appointment-times.ts';
import css from './calendar.module.css';
import { bookedIn, type Hours, type On, wholeDay } from './calendar-rows.ts';
import { texts } from './texts.ts';

type Props = {
  providerContext: AnyProviderContext;
  /** A date or a weekday. */
  on: On;
  /** Limits the list to the appointments in these hours. */
  hours?: Hours;
  /** Limits the list to the appointments of this doctor. */
  doctorId?: string;
};

/**
 * The booked appointments of a date or weekday. Appointments in closed hours are listed too, because closing hours
 * cancels no appointment.
 */
export function BookedAppointments({ providerContext, on, hours = wholeDay, doctorId }: Props) {
  const t = useTexts(texts);
  const whose = providerContext.kind === 'hospital' ? { hospital_id: providerContext.id } : {};
  const { data, isError, refetch } = useCall(listOf(providerContext), {
    query: { ...whose, ...('date' in on ? on : { period: 'coming', day_of_week: on.day }), withoutPaginate: '1' },
  });
  if (!data) {
    return isError ? (
      <FailedBanner says={t.bookedFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines says={t.bookedLoading} heights={['24px']} />
    );
  }
  const appointments = bookedIn((Array.isArray(data) ? data : data.data) as Appointment[], hours, doctorId);
  if (appointments.length === 0) return <p className={css.none}>{t.bookedNone}</p>;
  return (
    <>
      <p>{t.booked(appointments.length)}</p>
      <ul className={css.booked}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <b>
              {'date' in on ? hoursOf(appointment) : `${shortDate(appointment.assigned_date)}, ${hoursOf(appointment)}`}
            </b>{' '}
            {appointment.patient.full_name}
            {providerContext.kind === 'hospital' && <small>{appointment.doctor.name}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function listOf({ kind, base }: AnyProviderContext) {
  if (kind === 'doctor') return 'GET /doctor/appointments';
  return base.startsWith('/admin') ? 'GET /admin/doctor/appointments' : 'GET /hospital/appointments';
}
