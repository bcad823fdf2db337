import { sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { List } from '../domain/managed-lists.ts';

/** For each table with rows that refer to an item: the noun for such a row, singular and plural. */
const words: Record<string, [one: string, several: string]> = {
  provider_speciality: ['provider', 'providers'],
  treated_symptom_disease: ['doctor', 'doctors'],
  accepted_insurance: ['provider', 'providers'],
  provider_facility: ['provider', 'providers'],
  appointment: ['appointment', 'appointments'],
  slot_claim: ['held time', 'held times'],
  notification: ['notification', 'notifications'],
  offer: ['offer, present or past', 'offers, present or past'],
  prescribed_drug: ['prescription', 'prescriptions'],
  requested_test: ['consultation file', 'consultation files'],
  requested_imaging: ['consultation file', 'consultation files'],
  provisional_diagnosis: ['consultation file', 'consultation files'],
  drug: ['drug', 'drugs'],
};
/** Uses are counted only up to this number, because 'more than 1000' says enough and counting all takes time. */
const countedUpTo = 1_000;

/**
 * Describes the uses of an item, for example '3 providers and 12 appointments'. It counts the rows that refer to the
 * item by a foreign key.
 */
export const usesOf = (db: Db, list: List, id: string): Promise<string> => asSystem(() => countUses(db, list, id));

async function countUses(db: Db, { table }: List, id: string): Promise<string> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select r.relname as table, a.attname as column
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
    order by r.relname`.execute(db);
  const told = await Promise.all(
    keys.map(async (key) => {
      const { rows } = await sql<{ uses: number }>`select count(*) as uses from (
        select 1 from ${sql.table(key.table)} where ${sql.ref(key.column)} = ${id} limit ${countedUpTo + 1}) u`.execute(
        db,
      );
      return said(key.table, rows[0]!.uses);
    }),
  );
  return told.filter(Boolean).join(' and ') || 'something that has just been added';
}

function said(table: string, uses: number): string {
  const [one, several] = words[table] ?? ['other entry', 'other entries'];
  if (uses === 0) return '';
  return uses > countedUpTo ? `more than ${countedUpTo} ${several}` : `${uses} ${uses === 1 ? one : several}`;
}
