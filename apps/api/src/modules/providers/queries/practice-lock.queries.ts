import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/**
 * Before a doctor, or a place with a team, is hidden or deleted: waits for the bookings under way, which hold the doctor,
 * and makes those that come wait for this transaction, after which they look again.
 */
export async function lockPractice(trx: Db, providerId: string): Promise<void> {
  await sql`select from doctor
    where id in (select ${providerId}::uuid union all select doctor_id from team_member where provider_id = ${providerId})
    order by id for no key update`.execute(trx);
}
