import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { demandFewUnpaid } from '../../payments/index.ts';
import { earlierHolds, isConfirming, limitsOf, patientIsBusy } from '../queries/patient-limits.queries.ts';

/** Without a payment in between, so often in a row by one patient; with cards that were declined, so often at most. */
const mostHolds = 2;
const mostDeclined = 5;

/** An appointment in cash: refused when it overlaps another one of the patient, or too many are open and unpaid. */
export async function demandWithinLimits(trx: Db, patientId: string, during: string): Promise<void> {
  const { busy, ...limits } = await limitsOf(trx, patientId, during);
  if (busy) throw problem('appointment_overlaps');
  demandFewUnpaid(limits, 'appointments');
}

/** The same for a time that an appointment is moved or given back to. */
export async function demandFree(trx: Db, patientId: string, during: string, but: string | null): Promise<void> {
  if (await patientIsBusy(trx, patientId, during, but)) throw problem('appointment_overlaps');
}

/** Refused while another payment of the patient is being confirmed. */
export async function demandNoneConfirming(trx: Db, patientId: string): Promise<void> {
  if (await isConfirming(trx, patientId)) throw problem('payment_under_way');
}

/** The same time is held at most twice in a row by one patient. */
export async function demandNotHeldTooOften(
  trx: Db,
  hold: { doctorId: string; during: string; paymentId: string },
): Promise<void> {
  const earlier = await earlierHolds(trx, hold);
  const others = earlier.findIndex(({ own }) => !own);
  const row = others < 0 ? earlier : earlier.slice(0, others);
  const undecided = row.filter(({ declined }) => !declined).length;
  if (undecided >= mostHolds || row.length >= mostDeclined) throw problem('held_too_often');
}
