import { type InsertObject, sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { DB } from '../../../platform/db/types.ts';

type LinkTable =
  | 'provider_speciality'
  | 'accepted_insurance'
  | 'provider_facility'
  | 'team_member'
  | 'treated_symptom_disease';
/** Columns whose values callers do not give: `addLinks` makes the id, and the database sets the others. */
type LinkValues = 'id' | 'created_at' | 'shown_as';
type Link<T extends LinkTable> = Record<Exclude<keyof InsertObject<DB, T>, LinkValues>, string>;

/** Adds links and returns the new ones; existing links stay unchanged. */
export async function addLinks<T extends LinkTable>(trx: Db, table: T, links: Link<T>[]): Promise<Link<T>[]> {
  if (links.length === 0) return [];
  const rows = links.map((link) => ({ ...link, id: newId() }));
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  const { rows: made } = await sql<{ id: string }>`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning id`.execute(trx);
  const ids = new Set(made.map((row) => row.id));
  return rows.filter((row) => ids.has(row.id));
}

export async function removeLink(trx: Db, table: LinkTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
}

interface NamedLink {
  id: string;
  item_id: string;
  name: string;
}

export const specialityLinks = (db: Db, ownerId: string): Promise<NamedLink[]> =>
  db
    .selectFrom('provider_speciality as link')
    .innerJoin('speciality_name as item', 'item.id', 'link.speciality_id')
    .select(['link.id', 'link.speciality_id as item_id', sql<string>`item.name`.as('name')])
    .where('link.provider_id', '=', ownerId)
    .orderBy('item.name')
    .execute();

export const insuranceLinks = (db: Db, ownerId: string): Promise<NamedLink[]> =>
  db
    .selectFrom('accepted_insurance as link')
    .innerJoin('insurance_name as item', 'item.id', 'link.insurance_id')
    .select(['link.id', 'link.insurance_id as item_id', sql<string>`item.name`.as('name')])
    .where('link.provider_id', '=', ownerId)
    .orderBy('item.name')
    .execute();

export const facilityLinks = (db: Db, ownerId: string): Promise<(NamedLink & { description: string })[]> =>
  db
    .selectFrom('provider_facility as link')
    .innerJoin('facility_name as item', 'item.id', 'link.facility_id')
    .select([
      'link.id',
      'link.facility_id as item_id',
      sql<string>`item.title`.as('name'),
      sql<string>`item.description`.as('description'),
    ])
    .where('link.provider_id', '=', ownerId)
    .orderBy('item.title')
    .execute();

export const treatedLinks = (db: Db, ownerId: string): Promise<(NamedLink & { type: string })[]> =>
  db
    .selectFrom('treated_symptom_disease as link')
    .innerJoin('symptom_disease_name as item', 'item.id', 'link.symptom_disease_id')
    .select([
      'link.id',
      'link.symptom_disease_id as item_id',
      sql<string>`item.name`.as('name'),
      sql<string>`item.type`.as('type'),
    ])
    .where('link.provider_id', '=', ownerId)
    .orderBy('item.name')
    .execute();
