import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/**
 * Locks a doctor, or the doctors of a place's team, before the doctor or place is published, hidden or deleted. Waits
 * for running bookings, which hold a lock on the doctor; later bookings wait for this transaction and then check again.
 */
export async function lockPractice(trx: Db, providerId: string): Promise<void> {
  await sql`select from doctor
    where id in (select ${providerId}::uuid union all select doctor_id from team_member where provider_id = ${providerId})
    order by id for no key update`.execute(trx);
}
