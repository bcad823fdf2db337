import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** The code of the district that has this code or exactly this name. */
export async function districtMeant(db: Db, text: string): Promise<number | undefined> {
  const { rows } = await sql<{ code: number }>`select code from division_name
    where level = 2 and (code::text = ${text} or name = ${text})`.execute(db);
  return rows[0]?.code;
}

/** The names of districts by code. */
export async function districtNames(db: Db, codes: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: number; name: string }>`select code, name from division_name
    where code = any(${codes}::bigint[])`.execute(db);
  return new Map(rows.map(({ code, name }) => [String(code), name]));
}
