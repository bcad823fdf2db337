import { isDay } from '../../../lib/language/dates.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';

export type ConsultationType = 'ONLINE' | 'PHYSICAL';

/** What the address of the dialog asks for. Neither doctor nor hospital: one is still to be chosen. */
export type BookingQuery = {
  doctor: string;
  hospital: string;
  type: ConsultationType;
  slot: ChosenSlot | null;
};

const ours = ['doctor', 'hospital', 'date', 'time', 'end', 'type'];

/** A doctor is seen online unless a place is named, a hospital in person. */
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

/** The page without what only the dialog was told; `dialog` itself is taken away by whoever closes it. */
export function withoutBookingQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ours) query.delete(name);
  return `?${query}`;
}

/** The same dialog, once a doctor was chosen; the filters of the page behind it stay. */
export function withDoctor(search: string, doctor: string): string {
  const query = new URLSearchParams(withoutBookingQuery(search));
  query.set('doctor', doctor);
  return `?${query}`;
}
