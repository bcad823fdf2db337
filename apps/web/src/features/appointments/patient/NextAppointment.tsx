import type { Appointment } from '@ivuriro/contract';
import { useEffect, useState } from 'react';
import { endOf } from '../../../domain/appointments/appointment-times.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { listen } from '../../../lib/sockets/socket.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import css from './appointments.module.css';
import { addressOf, noFilters } from './filters.ts';
import { readList } from './read-appointments.ts';
import { texts } from './texts.ts';

/** The next appointment of the signed-in patient, or the one that goes on; nothing while there is none. */
export default function NextAppointment() {
  const t = useTexts(texts);
  const now = useNow();
  const appointment = useFirstAppointments().find((one) => isAhead(one, now));
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

/** The first page of "My appointments", read again when something happened to one. After an error the last one stays. */
function useFirstAppointments(): Appointment[] {
  const [appointments, setAppointments] = useState<Appointment[]>([]);
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      const asked = ++latest;
      try {
        const { data: page } = await readList(noFilters);
        if (asked === latest && !Array.isArray(page)) setAppointments(page.data as Appointment[]);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void read();
    const stops = [listen('notification', () => void read()), listen('missed', () => void read())];
    return () => {
      latest = Infinity;
      for (const stop of stops) stop();
    };
  }, []);
  return appointments;
}
