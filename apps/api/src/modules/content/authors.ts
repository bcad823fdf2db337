import type { Db } from '../../platform/db/pool.ts';
import { contactOf } from '../identity/index.ts';

/** The names of those who wrote, by their ids. */
export async function namesOf(db: Db, rows: { author_id: string | null }[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.author_id ?? []))];
  return new Map(await Promise.all(ids.map(async (id) => [id, (await contactOf(db, id)).name] as const)));
}
