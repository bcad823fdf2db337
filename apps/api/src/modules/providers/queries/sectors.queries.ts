import { sql } from 'kysely';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';

interface Sector {
  code: number;
  label: string;
}

/** Sectors with their labels: 'Kinyinya', or 'Remera (Gasabo)' where several districts have a sector of that name. */
const labelled = sql<Sector & { name: string }>`(
  select s.code, s.name,
    case when count(*) over (partition by s.name) > 1 then s.name || ' (' || d.name || ')' else s.name end as label
  from division_name s join division_name d on d.code = s.parent where s.level = 3)`;

/** All sectors to which a code, a label or a name may refer. */
export async function sectorsMeant(db: Db, text: string): Promise<number[]> {
  return (await meantBy(db, [text])).get(text) ?? [];
}

/** For each of these texts, all sectors to which it may refer. */
async function meantBy(db: Db, texts: string[]): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ text: string; codes: number[] }>`
    select given.text, array_agg(distinct sector.code::integer) as codes from ${labelled} sector
    cross join lateral (values (sector.code::text), (lower(sector.label)), (lower(sector.name))) known(word)
    join unnest(${texts}::text[]) given(text) on lower(given.text) = known.word
    group by given.text`.execute(db);
  return new Map(rows.map(({ text, codes }) => [text, codes]));
}

/** The sector that a form names; 422 when no sector or several sectors have that name. */
export async function sectorOf(db: Db, text: string): Promise<number> {
  return (await sectorReader(db, [text]))(text);
}

/** Looks up many texts in one query. Returns a function that finds the sector of each text as `sectorOf` does. */
export async function sectorReader(db: Db, texts: string[]): Promise<(text: string) => number> {
  const meant = texts.length > 0 ? await meantBy(db, texts) : new Map<string, number[]>();
  return (text) => theOne(text, meant.get(text) ?? []);
}

function theOne(text: string, [first, ...others]: number[]): number {
  if (first === undefined) throw problem('validation_failed', `We do not know the sector ${text}.`);
  if (others.length > 0)
    throw problem('validation_failed', `There is more than one ${text}. Choose it with its district.`);
  return first;
}

/** The labels of sectors that have a published place of this kind, or of all sectors, A–Z. */
export async function sectorLabels(db: Db, kind?: Kind): Promise<string[]> {
  const { rows } =
    await sql<Sector>`select label from ${labelled} sector where ${kind ?? null}::text is null or exists (
      select 1 from place l join provider p on p.id = l.id
      where l.sector_code = sector.code and l.kind = ${kind} and p.is_published and p.deleted_at is null)
    order by label`.execute(db);
  return rows.map((row) => row.label);
}

/** The codes of the districts of places. A place without a sector or district is left out. */
export async function districtsOfPlaces(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; code: number }>`
    select id, coalesce(district_code, sector_code / 100) as code from place
    where id = any(${[...new Set(ids)]}::uuid[]) and coalesce(district_code, sector_code) is not null`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
