import type { ChosenSlot } from '../../domain/availability/calendar.ts';
import type { Place } from './place-kinds.ts';

/** The query string that opens the booking dialog over the page of a place, with a slot if one was chosen. */
export function appointmentAt({ id }: Place, slot?: ChosenSlot): string {
  const query = new URLSearchParams({ dialog: 'appointment', hospital: id });
  if (slot) {
    query.set('date', slot.date);
    query.set('time', slot.time);
    query.set('end', slot.end_time);
  }
  return `?${query}`;
}
