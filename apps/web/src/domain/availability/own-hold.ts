import type { HeldSlot, Slots } from '@ivuriro/contract/slots';
import { call } from '../../lib/api/call.ts';
import type { Account } from '../../lib/session/accounts.ts';
import type { Calendar } from './calendar.ts';

interface Reader {
  account: Account | null;
  signal: AbortSignal;
  /** The calendar is that of the doctor, or of the hospital when `doctor` is ''. */
  owner: CalendarOwner;
}
interface CalendarOwner {
  doctor: string;
  hospital: string;
}

/** Reads a calendar and marks the slot that the patient holds. `isAvailable`: whether that slot can be chosen. */
export async function readWithOwn(
  times: Promise<{ data: Slots }>,
  { account, signal, owner }: Reader,
  isAvailable = true,
): Promise<{ data: Calendar }> {
  const [{ data }, own] = await Promise.all([times, heldSlotOf(account, signal)]);
  return { data: withOwn(data, own, owner, isAvailable) };
}

/**
 * The slot that the patient holds now; null for other accounts. Also null after an error, so that the calendar is shown
 * in any case.
 */
const heldSlotOf = async (account: Account | null, signal: AbortSignal): Promise<HeldSlot> =>
  account?.account_type === 'patient'
    ? call('GET /patient/held_time', { signal }).then(
        ({ data }) => data,
        () => null,
      )
    : null;

/**
 * Marks the slot that the patient holds. In the API's calendar, which is the same for everybody, this slot is taken.
 * The patient can choose it, but not when moving an appointment (`isAvailable` is false then).
 */
export function withOwn(slots: Slots, own: HeldSlot, owner: CalendarOwner, isAvailable = true): Calendar {
  if (!own || (owner.doctor ? owner.doctor !== own.doctor_id : owner.hospital !== own.hospital_id)) return slots;
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
