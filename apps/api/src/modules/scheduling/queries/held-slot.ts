import type { HeldSlot } from '@ivuriro/contract/slots';
import { clockText, dayOf, minuteOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { findHeldSlot } from './held-slot.queries.ts';

/**
 * The slot that the calling patient holds. Calendars are the same for everybody and show this slot as not available, so
 * only this answer tells the patient that the slot is their own.
 */
export async function heldSlot(db: Db, patientId: string, now: Date): Promise<HeldSlot> {
  const held = await findHeldSlot(db, patientId, now);
  if (!held) return null;
  const { doctor_id, hospital_id, starts_at, ends_at, held_until } = held;
  return {
    doctor_id,
    hospital_id,
    date: dayOf(starts_at),
    time: clockText(minuteOf(starts_at)),
    end_time: clockText(minuteOf(ends_at)),
    held_until: held_until.toISOString(),
  };
}
