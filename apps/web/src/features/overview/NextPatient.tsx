import type { Appointment } from '@ivuriro/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { FailedLine } from '../../ui/FailedLine.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { endOf } from '../../domain/appointments/appointment-times.ts';
import { pendingAppointments, waitingAppointment } from './overview-kinds.ts';
import { texts } from './texts.ts';
import css from './overview.module.css';
import { Request } from './PendingRequests.tsx';

/**
 * The number of rows to read. An appointment counts as pending until half an hour after its end, so the first rows may
 * be appointments that are over.
 */
const few = 5;

/** The next patient of a doctor, with a link to the appointment. */
export function NextPatient({ base }: { base: string }) {
  const t = useTexts(texts);
  const now = useNow();
  const [ongoing, pending] = [useComing('ONGOING'), useComing('PENDING')];
  const appointment = nextOf([...(ongoing.appointments ?? []), ...(pending.appointments ?? [])], now);
  const again = () => void Promise.all([ongoing.refetch(), pending.refetch()]);
  return (
    <section className={css.next} aria-label={t.next}>
      {appointment ? (
        <Request
          request={waitingAppointment(appointment, appointment.reason ?? appointment.speciality.name, t, now)}
          to={base + pendingAppointments.one(appointment.id)}
          says={t.next}
        />
      ) : ongoing.appointments && pending.appointments ? (
        <p>{t.noNext}</p>
      ) : ongoing.isError || pending.isError ? (
        <FailedLine says={t.nextFailed} onRetry={again} />
      ) : (
        <SkeletonLines says={t.loadingNext} heights={['40px']} />
      )}
    </section>
  );
}

function useComing(status: Appointment['status']) {
  const { data, ...read } = useCall('GET /doctor/appointments', { query: { period: 'coming', status, per_page: few } });
  return { ...read, appointments: data && !Array.isArray(data) ? data.data : undefined };
}

/** The first appointment that is ongoing, or is pending and not over yet. */
export const nextOf = (appointments: Appointment[], now: Date): Appointment | undefined =>
  appointments.find(
    (appointment) => appointment.status === 'ONGOING' || (appointment.status === 'PENDING' && endOf(appointment) > now),
  );
