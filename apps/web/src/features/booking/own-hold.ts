import type { HeldSlot, Slots } from '@ivuriro/contract/scheduling';
import type { Calendar } from '../../shared/ui/calendar.ts';

/**
 * The calendar as the patient sees it. It is the same for everybody, so that the time that the patient holds, in this tab or
 * in another one, is marked as taken in it; the patient can choose it.
 */
export function withOwn(slots: Slots, own: HeldSlot, wish: { doctor: string; hospital: string }): Calendar {
  if (!own || (wish.doctor ? wish.doctor !== own.doctor_id : wish.hospital !== own.hospital_id)) return slots;
  const calendar = slots.calendar.map(({ date, timeSlots }) => ({
    date,
    timeSlots: timeSlots.map((slot) =>
      date === own.date && slot.time === own.time && slot.end_time === own.end_time
        ? { ...slot, isAvailable: true, isHeld: true }
        : slot,
    ),
  }));
  return { ...slots, calendar };
}
