import type { HeldSlot, Slots } from '@ivuriro/contract/scheduling';
import { call } from '../api/call.ts';
import type { Account } from '../session/accounts.ts';
import type { Calendar } from '../ui/calendar.ts';

/** The time that the patient holds now; null for everybody else. A calendar without it is better than none. */
export const heldTimeOf = async (account: Account | null, signal: AbortSignal): Promise<HeldSlot> =>
  account?.account_type === 'patient'
    ? call('GET /patient/held_time', { signal }).then(
        ({ data }) => data,
        () => null,
      )
    : null;

/**
 * The calendar as the patient sees it. It is the same for everybody, so that the time that the patient holds, in this tab or
 * in another one, is marked as taken in it. The patient can choose it, unless for another appointment.
 */
export function withOwn(
  slots: Slots,
  own: HeldSlot,
  wish: { doctor: string; hospital: string },
  isAvailable = true,
): Calendar {
  if (!own || (wish.doctor ? wish.doctor !== own.doctor_id : wish.hospital !== own.hospital_id)) return slots;
  const calendar = slots.calendar.map(({ date, timeSlots }) => ({
    date,
    timeSlots: timeSlots.map((slot) =>
      date === own.date && slot.time === own.time && slot.end_time === own.end_time
        ? { ...slot, isAvailable, isHeld: true }
        : slot,
    ),
  }));
  return { ...slots, calendar };
}
