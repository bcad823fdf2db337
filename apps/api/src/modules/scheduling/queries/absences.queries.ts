import { sql } from 'kysely';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Absence } from '../domain/absence.ts';
import { rangeOf } from '../domain/requested-slot.ts';

/** The ids of the appointments that the absence affects (`isAffected`), ordered by time. */
export async function affectedAppointments(
  db: Db,
  { doctorId, hospitalId, from, to }: Absence,
  now: Date,
): Promise<string[]> {
  const since = from > now ? from : now;
  const rows = await db
    .selectFrom('appointment')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'PENDING')
    // no appointment lasts longer than a day, so this condition makes the index on starts_at usable
    .where('starts_at', '>', new Date(since.getTime() - dayMs))
    .where('starts_at', '<', to)
    .where('ends_at', '>', since)
    .$if(hospitalId !== null, (query) => query.where('hospital_id', '=', hospitalId!))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export interface AbsenceRange {
  id: string;
  /** The first and the last day of the absence. */
  from: string;
  to: string;
}

/** The first and last days of absences, by their ids. */
export async function rangesOfAbsences(db: Db, ids: string[]): Promise<Map<string, AbsenceRange>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AbsenceRange>`select absence_id as id, min(date) as "from", max(date) as "to"
    from calendar_row where absence_id = any(${ids}) group by absence_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function deleteAbsence(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('calendar_row').where('absence_id', '=', id).execute();
}

/**
 * Releases the holds of patients who are paying for a slot in the absence. Their payments then book nothing and are
 * refunded. The caller must have locked the doctor.
 */
export async function releaseHoldsIn(trx: Db, { doctorId, hospitalId, from, to }: Absence): Promise<void> {
  await sql`update slot_claim held set state = 'RELEASED', hold_expires_at = null from payment
    where payment.id = held.payment_id and held.doctor_id = ${doctorId} and held.state = 'HELD'
      and held.during && ${rangeOf(from, to)}::tstzrange
      and (${hospitalId}::text is null or payment.request ->> 'hospital_id' = ${hospitalId})`.execute(trx);
}
