import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/**
 * `claimed`: whether an appointment at the hospital has claimed exactly this interval of the doctor. `beside`: how many
 * overbooked appointments overlap the interval.
 */
export async function overbookingAt(
  trx: Db,
  { doctorId, during, hospitalId }: { doctorId: string; during: string; hospitalId: string | null },
): Promise<{ claimed: boolean; beside: number }> {
  const { rows } = await sql<{ claimed: boolean; beside: number }>`select
    exists (select from slot_claim s join appointment a on a.id = s.appointment_id
      where s.doctor_id = ${doctorId} and s.during = ${during}::tstzrange and s.state = 'BOOKED'
        and a.hospital_id = ${hospitalId}) as claimed,
    (select count(*) from appointment o where o.doctor_id = ${doctorId} and o.overbooked and o.status <> 'CANCELLED'
      and o.starts_at < upper(${during}::tstzrange) and o.ends_at > lower(${during}::tstzrange)) as beside`.execute(
    trx,
  );
  return rows[0]!;
}

/** Locks and returns the overbooked appointment with exactly these times that was booked first. */
export const firstOverbooked = (
  trx: Db,
  { doctorId, starts_at, ends_at }: { doctorId: string; starts_at: Date; ends_at: Date },
): Promise<{ id: string; payment_id: string } | undefined> =>
  trx
    .selectFrom('appointment')
    .select(['id', 'payment_id'])
    .where('doctor_id', '=', doctorId)
    .where('starts_at', '=', starts_at)
    .where('ends_at', '=', ends_at)
    .where('overbooked', '=', sql.lit(true))
    .where('status', 'in', ['PENDING', 'ONGOING'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
