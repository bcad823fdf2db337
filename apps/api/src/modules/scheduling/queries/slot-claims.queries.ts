import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { pipeline } from '../../../platform/db/pipeline.ts';
import type { Span } from './availability.queries.ts';

/**
 * Locks doctors, so that claims and releases of a doctor's slots run one after the other. Locking in order of ids
 * avoids deadlocks.
 */
export async function lockDoctors(trx: Db, doctorIds: readonly string[]): Promise<void> {
  await pipeline(trx, [sql`select id from doctor where id in (${sql.join(doctorIds)}) order by id for no key update`]);
}

/** The number of appointments of each doctor on a day, without cancelled ones. */
export async function appointmentsOn(
  db: Db,
  doctorIds: string[],
  { since, until }: Span,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('appointment')
    .select((eb) => ['doctor_id', eb.fn.countAll<number>().as('visits')])
    .where('doctor_id', 'in', doctorIds)
    .where('starts_at', '>=', since)
    .where('starts_at', '<', until)
    .where('status', '<>', 'CANCELLED')
    .groupBy('doctor_id')
    .execute();
  return new Map(rows.map((row) => [row.doctor_id, row.visits]));
}

/** The ids of the payments whose holds have expired, of these doctors or of all doctors. */
export async function lapsedHolds(db: Db, now: Date, doctorIds?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('slot_claim')
    .select('payment_id')
    .where('state', '=', sql.lit('HELD'))
    .where('hold_expires_at', '<=', now)
    .$if(doctorIds !== undefined, (query) => query.where('doctor_id', 'in', doctorIds!))
    .execute();
  return rows.map((row) => row.payment_id);
}

export async function expireHolds(trx: Db, paymentIds: readonly string[], now: Date): Promise<void> {
  if (paymentIds.length === 0) return;
  await trx
    .updateTable('slot_claim')
    .set({ state: 'EXPIRED' })
    .where('payment_id', 'in', paymentIds)
    .where('state', '=', 'HELD')
    .where('hold_expires_at', '<=', now)
    .execute();
}

export interface NewClaim {
  doctorId: string;
  during: string;
  paymentId: string;
  /** Until when the slot is held; null when it is booked. */
  heldUntil: Date | null;
  appointmentId: string | null;
  /** For a hold: the catalogue items that cannot be deleted while the hold lasts. */
  items?: { insuranceId: string; specialityId: string };
}

const claimRow = ({ doctorId, during, paymentId, heldUntil, appointmentId, items }: NewClaim) => ({
  id: newId(),
  doctor_id: doctorId,
  during,
  state: heldUntil ? 'HELD' : 'BOOKED',
  hold_expires_at: heldUntil,
  payment_id: paymentId,
  appointment_id: appointmentId,
  held_insurance_id: items?.insuranceId ?? null,
  held_speciality_id: items?.specialityId ?? null,
});

/** Claims the slot. Returns false when another live claim overlaps it, which the exclusion constraint decides. */
export async function insertClaim(trx: Db, claim: NewClaim): Promise<boolean> {
  const query = trx
    .insertInto('slot_claim')
    .values(claimRow(claim))
    .onConflict((on) => on.doNothing());
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/**
 * Claims the slot without awaiting the answer: the transaction fails with `slot_taken_once` when another live claim
 * overlaps.
 */
export const writeClaim = (trx: Db, claim: NewClaim): Promise<void> =>
  pipeline(trx, [trx.insertInto('slot_claim').values(claimRow(claim))]);

/** Throws the error of an overlapping claim as the problem `slot_taken`, and any other error as it is. */
export function rethrowSlotTaken(error: unknown): never {
  throw error instanceof DatabaseError && error.constraint === 'slot_taken_once' ? problem('slot_taken') : error;
}

/**
 * Inserting a hold fails when its insurance or speciality was deleted just before. Throws this error as a problem of
 * that field, and any other error as it is.
 */
export function rethrowItemDeleted(error: unknown): never {
  const field = error instanceof DatabaseError && error.code === '23503' && heldItems[error.constraint ?? ''];
  throw field ? problem('validation_failed', field) : error;
}
const heldItems: Record<string, string> = {
  slot_claim_held_insurance_id_fkey: 'Select insurance',
  slot_claim_held_speciality_id_fkey: 'Select service',
};

/** The claim that a payment still holds; its row stays locked. */
export function findHold(trx: Db, paymentId: string) {
  return trx
    .selectFrom('slot_claim')
    .select(['id', 'doctor_id'])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'HELD')
    .forUpdate()
    .executeTakeFirst();
}

export async function bookHeld(trx: Db, claimId: string, appointmentId: string): Promise<void> {
  await trx
    .updateTable('slot_claim')
    .set({ state: 'BOOKED', hold_expires_at: null, appointment_id: appointmentId })
    .where('id', '=', claimId)
    .execute();
}

export async function releaseHeld(trx: Db, paymentId: string): Promise<void> {
  await trx
    .updateTable('slot_claim')
    .set({ state: 'RELEASED', hold_expires_at: null })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'HELD')
    .execute();
}

export async function releaseBooked(trx: Db, appointmentId: string): Promise<void> {
  await trx
    .updateTable('slot_claim')
    .set({ state: 'RELEASED' })
    .where('appointment_id', '=', appointmentId)
    .where('state', '=', 'BOOKED')
    .execute();
}
