import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { refuseManyUnpaid } from '../../payments/index.ts';
import { earlierHolds, isConfirming, limitsOf, patientIsBusy } from '../queries/patient-limits.queries.ts';

/**
 * How many times in a row one patient may hold the same slot without paying: `mostHolds` counts only holds whose payment
 * was not declined, `mostDeclined` counts all holds.
 */
const mostHolds = 2;
const mostDeclined = 5;

/**
 * Refuses an appointment in cash when it overlaps another one of the patient, or when the patient has too many unpaid
 * ones.
 */
export async function refuseBeyondLimits(trx: Db, patientId: string, during: string): Promise<void> {
  const { busy, ...limits } = await limitsOf(trx, patientId, during);
  if (busy) throw problem('appointment_overlaps');
  refuseManyUnpaid(limits, 'appointments');
}

/**
 * Refuses an interval that overlaps another appointment or hold of the patient. `but` is the id of an appointment that
 * is being moved or reopened, and which does not count.
 */
export async function refuseOverlap(trx: Db, patientId: string, during: string, but: string | null): Promise<void> {
  if (await patientIsBusy(trx, patientId, during, but)) throw problem('appointment_overlaps');
}

/** Refuses while another payment of the patient is being confirmed. */
export async function refuseWhileConfirming(trx: Db, patientId: string): Promise<void> {
  if (await isConfirming(trx, patientId)) throw problem('payment_under_way');
}

/** Refuses a slot that the patient has held as often in a row as `mostHolds` and `mostDeclined` allow. */
export async function refuseRepeatedHold(
  trx: Db,
  hold: { doctorId: string; during: string; paymentId: string },
): Promise<void> {
  const earlier = await earlierHolds(trx, hold);
  const others = earlier.findIndex(({ own }) => !own);
  const row = others < 0 ? earlier : earlier.slice(0, others);
  const undecided = row.filter(({ declined }) => !declined).length;
  if (undecided >= mostHolds || row.length >= mostDeclined) throw problem('held_too_often');
}
