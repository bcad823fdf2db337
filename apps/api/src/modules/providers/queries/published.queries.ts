import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** Whether the provider is published, so that patients can find it and book or order there. */
export async function isPublished(db: Db, kind: Kind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the provider is published; locks it, so that its deletion or unpublication waits until the transaction ends.
 */
export async function holdPublished(trx: Db, kind: Kind, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from provider where id = ${id} and kind = ${kind} and is_published and deleted_at is null
    for share`.execute(trx);
  return rows.length > 0;
}
