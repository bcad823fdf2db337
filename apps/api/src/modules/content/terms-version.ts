import type { Db } from '../../platform/db/pool.ts';

/** The version of the terms of use that a person agrees to now. */
export async function termsVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('static_content').select('version').where('key', '=', 'term').executeTakeFirst();
  return row?.version ?? 1;
}
