import { sql } from 'kysely';
import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { throwAway } from '../../files/index.ts';
import { eraseUnpaidRequests } from './erasure.ts';

/**
 * Erases the stored requests of old payments that are no longer open, and the files of those that led to no appointment
 * or order.
 */
export async function deleteOldRequests(platform: Platform, before: Date, most: number): Promise<number> {
  const { count, bytes } = await transact(platform.db, async (trx) => {
    const { rows } = await sql<{ id: string }>`update payment set request = '{}', fields = '{}' where id in (
        select id from payment where request <> '{}' and created_at <= ${before} and check_at is null
          and status not in ('INITIATED', 'VERIFYING') order by created_at limit ${most} for no key update skip locked)
      returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    return { count: ids.length, bytes: await eraseUnpaidRequests(trx, ids) };
  });
  await throwAway(platform, bytes);
  return count;
}

/**
 * Deletes gateway events by a database function with the owner's rights, because the database role of the product may
 * not delete them. The function keeps the events of payments that may still be disputed.
 */
export async function deleteOldGatewayEvents({ db }: Platform, before: Date, most: number): Promise<number> {
  const deletion = sql<{ gone: number }>`select forget_gateway_events(${before}, ${most}) as gone`;
  return transact(db, async (trx) => (await deletion.execute(trx)).rows[0]!.gone);
}
