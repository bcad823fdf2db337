import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

const levels = ['province', 'district', 'sector', 'cell', 'village'] as const;
type Level = (typeof levels)[number];
/** The names or codes of an address, from the province down to the village; the village may be missing. */
export type SentDivisions = Partial<Record<Level, string | undefined>>;
export type DivisionNames = Record<Exclude<Level, 'village'>, string> & { village: string | null };

type Division = { code: string; name: string };
export type DivisionPath = Record<Exclude<Level, 'village'>, Division> & { village?: Division };

/** The code of the smallest division of the address; `unknown` is the first level that is missing or does not exist. */
export async function divisionMeant(
  db: Db,
  sent: SentDivisions,
): Promise<{ code: number; unknown?: never } | { code?: never; unknown: Level }> {
  const is = (alias: string, level: Level) =>
    sql`(${sql.ref(`${alias}.code`)}::text = ${sent[level] ?? ''} or lower(${sql.ref(`${alias}.name`)}) = lower(${sent[level] ?? ''}))`;
  const { rows } = await sql<Record<Level, number | null>>`
    select p.code as province, d.code as district, s.code as sector, c.code as cell, v.code as village
    from division p
    left join division d on d.parent = p.code and ${is('d', 'district')}
    left join division s on s.parent = d.code and ${is('s', 'sector')}
    left join division c on c.parent = s.code and ${is('c', 'cell')}
    left join division v on v.parent = c.code and ${is('v', 'village')}
    where p.parent is null and ${is('p', 'province')}
    order by d.code, s.code, c.code, v.code limit 1`.execute(db);
  const found = rows[0];
  const request = levels.filter((level) => level !== 'village' || sent.village);
  const unknown = request.find((level) => !found?.[level]);
  return unknown ? { unknown } : { code: found![request.at(-1)!]! };
}

/** A division and the divisions that contain it, from the province down. */
export async function divisionPath(db: Db, code: number): Promise<DivisionPath> {
  const { rows } = await sql<{ code: string; level: number; name: string }>`
    with recursive up as (
      select code, parent, level, name from division where code = ${code}
      union all
      select d.code, d.parent, d.level, d.name from up join division d on d.code = up.parent
    )
    select code::text, level, name from up order by level`.execute(db);
  return Object.fromEntries(rows.map(({ code, level, name }) => [levels[level - 1], { code, name }])) as DivisionPath;
}

/** The names of these divisions (cells or villages) and of the divisions that contain them. */
export async function divisionNames(db: Db, codes: number[]): Promise<Map<number, DivisionNames>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ leaf: number; level: number; name: string }>`
    with recursive up as (
      select code as leaf, parent, level, name from division where code = any(${codes}::bigint[])
      union all
      select up.leaf, d.parent, d.level, d.name from up join division d on d.code = up.parent
    )
    select leaf, level, name from up`.execute(db);
  const nameOf = (leaf: number, level: Level) =>
    rows.find((row) => row.leaf === leaf && row.level === levels.indexOf(level) + 1)?.name;
  return new Map(
    codes.map((code) => [
      code,
      {
        province: nameOf(code, 'province') ?? '',
        district: nameOf(code, 'district') ?? '',
        sector: nameOf(code, 'sector') ?? '',
        cell: nameOf(code, 'cell') ?? '',
        village: nameOf(code, 'village') ?? null,
      },
    ]),
  );
}
