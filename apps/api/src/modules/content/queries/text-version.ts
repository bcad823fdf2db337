import type { Db } from '../../../platform/db/pool.ts';

/** The version of a text that a person agrees to now. */
export async function textVersion(db: Db, key: 'term' | 'policy'): Promise<number> {
  const row = await db.selectFrom('static_content').select('version').where('key', '=', key).executeTakeFirst();
  return row?.version ?? 1;
}
