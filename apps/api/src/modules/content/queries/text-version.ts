import type { Db } from '../../../platform/db/pool.ts';

/** The current version of a text to which people agree. */
export async function textVersion(db: Db, key: 'term' | 'policy'): Promise<number> {
  const row = await db.selectFrom('static_content').select('version').where('key', '=', key).executeTakeFirst();
  return row?.version ?? 1;
}
