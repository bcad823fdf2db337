import { isDay } from '../../../lib/language/dates.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';

export type ConsultationType = 'ONLINE' | 'PHYSICAL';

/** The query parameters of the booking dialog. With neither doctor nor hospital, the patient first chooses a doctor. */
export type BookingQuery = {
  doctor: string;
  hospital: string;
  type: ConsultationType;
  slot: ChosenSlot | null;
};

const ours = ['doctor', 'hospital', 'date', 'time', 'end', 'type'];

/** Reads the query parameters. The default type is online, or in person when a hospital is named. */
export function bookingQueryFrom(search: string): BookingQuery {
  const query = new URLSearchParams(search);
  const [doctor = '', hospital = '', date = '', time = '', end_time = '', type = ''] = ours.map(
    (name) => query.get(name) ?? '',
  );
  const usual = hospital ? 'PHYSICAL' : 'ONLINE';
  return {
    doctor,
    hospital,
    type: type === 'ONLINE' || type === 'PHYSICAL' ? type : usual,
    slot: isDay(date) && time && end_time ? { date, time, end_time } : null,
  };
}

/** The URL query without the parameters of the booking dialog, except `dialog`, which the caller removes. */
export function withoutBookingQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ours) query.delete(name);
  return `?${query}`;
}

/** The URL query that opens the booking dialog for the chosen doctor; the filters of the page behind it stay. */
export function withDoctor(search: string, doctor: string): string {
  const query = new URLSearchParams(withoutBookingQuery(search));
  query.set('doctor', doctor);
  return `?${query}`;
}
