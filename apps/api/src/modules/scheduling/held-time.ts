import type { HeldTime } from '@ivuriro/contract/scheduling';
import { clockText, dayOf, minuteOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import { findHeldTime } from './held-time.queries.ts';

/** What calendars, which are the same for everybody, show as taken although the patient who asks holds it. */
export async function heldTime(db: Db, patientId: string, now: Date): Promise<HeldTime> {
  const held = await findHeldTime(db, patientId, now);
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
