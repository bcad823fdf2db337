import type { Appointment } from '@ivuriro/contract';
import { endOf } from '../../../domain/appointments/appointment-times.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useLiveRead } from '../../../lib/sockets/use-live-read.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import css from './appointments.module.css';
import { addressOf, noFilters } from './filters.ts';
import { readList } from './read-appointments.ts';
import { texts } from './texts.ts';

/** The ongoing or next appointment of the signed-in patient; draws nothing when there is none. */
export default function NextAppointment() {
  const t = useTexts(texts);
  const now = useNow();
  // the first page of "My appointments", because that page is stored and so can be read without a connection
  const page = useLiveRead('notification', async () => (await readList(noFilters)).data);
  const appointment = (page && 'data' in page ? (page.data as Appointment[]) : []).find((one) => isAhead(one, now));
  if (!appointment) return null;
  return (
    <section className={`wrap ${css.next}`} aria-label={t.nextAppointment}>
      <p>{t.nextAppointment}</p>
      <AppointmentCard appointment={appointment} to={addressOf(noFilters, { id: appointment.id })} />
    </section>
  );
}

const isAhead = (appointment: Appointment, now: Date): boolean =>
  appointment.status === 'ONGOING' || (appointment.status === 'PENDING' && endOf(appointment) > now);
