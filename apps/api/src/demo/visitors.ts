import { sql } from 'kysely';
import { addDays } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { dice } from './seed.ts';

const days = 30;

/** How many looked at the pages on each of the last days. */
export async function putVisitors(db: Db, today: string): Promise<void> {
  const throws = dice('visitors');
  const counts = Array.from({ length: days }, (_, index) => ({
    day: addDays(today, index - days),
    visitors: throws.between(940, 1460),
  }));
  await sql`insert into visit (day, visitor)
    select day, sha256(convert_to(day || ' ' || number, 'UTF8'))
    from json_to_recordset(${JSON.stringify(counts)}::json) as counted(day date, visitors integer),
      generate_series(1, visitors) number`.execute(db);
}
