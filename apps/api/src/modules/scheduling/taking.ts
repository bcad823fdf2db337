import type { Db } from '../../platform/db/pool.ts';
import { within } from '../../platform/db/statement.ts';
import { problem } from '../../platform/errors.ts';
import { beingVerified } from '../payments/index.ts';
import { expireHolds, insertClaim, lapsedHolds, lockDoctors, type NewClaim } from './booking.queries.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { fewestVisitsFirst } from './team.ts';
import { endOf, offered, rangeOf, startOf, type Wanted } from './wanted.ts';

type For = Pick<NewClaim, 'paymentId' | 'heldUntil' | 'appointmentId'> & {
  /** Who is asked before all others. */
  preferred?: string;
};

/**
 * Takes the time of the first of these doctors who has it free and says who he is: behind the locks of all of them, so
 * that those who come at once are shared among them. The offer is read again there, and the exclusion constraint has
 * the last word.
 */
export async function takeTime(
  trx: Db,
  doctorIds: string[],
  wanted: Wanted,
  { preferred, ...claim }: For,
  now: Date,
): Promise<string> {
  await lockDoctors(trx, doctorIds);
  await expireLapsed(trx, doctorIds, now);
  const span = spanOf(wanted.date, wanted.date);
  const diaries = await diariesOf(trx, within(trx), { ids: doctorIds }, span, now);
  const during = rangeOf(startOf(wanted), endOf(wanted));
  const asked = await fewestVisitsFirst(trx, doctorIds, wanted);
  for (const doctorId of new Set(preferred ? [preferred, ...asked] : asked)) {
    const diary = diaries.find((one) => one.doctorId === doctorId);
    const time = diary && offered(diary, wanted, now);
    if (!time || diary.isTaken(wanted.date, time)) continue;
    if (await insertClaim(trx, { ...claim, doctorId, during })) return doctorId;
  }
  throw problem('slot_taken');
}

/** Takes the time of a visit again that gave it back: no offer is asked for, only that nobody else has it. */
export async function retakeTime(
  trx: Db,
  visit: { id: string; doctor_id: string; payment_id: string; starts_at: Date; ends_at: Date },
  now: Date,
): Promise<void> {
  await lockDoctors(trx, [visit.doctor_id]);
  await expireLapsed(trx, [visit.doctor_id], now);
  const taken = await insertClaim(trx, {
    doctorId: visit.doctor_id,
    during: rangeOf(visit.starts_at, visit.ends_at),
    paymentId: visit.payment_id,
    heldUntil: null,
    appointmentId: visit.id,
  });
  if (!taken) throw problem('slot_taken');
}

/** Lapsed holds give way, save those whose money is being looked for. */
export async function expireLapsed(trx: Db, doctorIds: string[] | undefined, now: Date): Promise<void> {
  const lapsed = await lapsedHolds(trx, now, doctorIds);
  if (lapsed.length === 0) return;
  const verifying = await beingVerified(
    trx,
    lapsed.map((hold) => hold.payment_id),
  );
  const dead = lapsed.filter((hold) => !verifying.has(hold.payment_id)).map((hold) => hold.id);
  if (dead.length > 0) await expireHolds(trx, dead, now);
}
