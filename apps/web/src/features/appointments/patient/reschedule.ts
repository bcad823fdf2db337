import type { Appointment } from '@ivuriro/contract';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { startOf } from '../../../domain/appointments/appointment-times.ts';

/** The appointment as it would be in another slot. */
export const movedTo = (appointment: Appointment, { date, time, end_time }: ChosenSlot): Appointment => ({
  ...appointment,
  assigned_date: date,
  start_time: time,
  end_time,
});

/** Whether the appointment can no longer be moved after this move, because the new slot begins too soon. */
export function isLastMove(appointment: Appointment, slot: ChosenSlot, now: Date): boolean {
  if (!appointment.movable_until) return true;
  const leadTime = startOf(appointment).getTime() - Date.parse(appointment.movable_until);
  return startOf(movedTo(appointment, slot)).getTime() - now.getTime() < leadTime;
}
