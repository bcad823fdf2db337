import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';

/** Whether patients may find this provider, and so book or order there. */
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
