import type { Role } from '@ivuriro/contract/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { picturesFor } from '../ports.ts';
import { patientsCoded } from './patient-codes.ts';

export interface AccountRef {
  account_id: string;
  account_type: Role;
  name: string;
  picture: { id: string; filename: string } | null;
}

/**
 * The names and pictures of these accounts as other parties see them. Closed accounts are included, because records
 * keep their names.
 */
export async function accountRefs(db: Db, ids: string[]): Promise<Map<string, AccountRef>> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'type', 'name']).where('id', 'in', requested).execute();
  const types = [...new Set(rows.map((row) => row.type))];
  const pictures = await Promise.all(
    types.map((type) => {
      const ofType = rows.filter((row) => row.type === type).map((row) => row.id);
      return picturesFor.call(db, type, ofType);
    }),
  );
  const first = (id: string) => pictures.map((found) => found.get(id)?.[0]).find(Boolean) ?? null;
  return new Map(
    rows.map(({ id, type, name }) => [id, { account_id: id, account_type: type as Role, name, picture: first(id) }]),
  );
}

/** SQL: a table of the ids of the administrators' accounts. */
export const administrators = (): RawBuilder<{ id: string }> =>
  sql`select id from account where type = 'admin' and deleted_at is null`;

/**
 * SQL: ids of the patients whose codes match this LIKE pattern, or whose names have words that begin with each of these
 * beginnings of words. An index finds the names by the first beginning.
 */
export const patientsCalled = (called: Expression<string[]>, code: Expression<string>) => sql<string>`(
  select id from account where type = 'patient'
    and searched_text(name) ~ (${called}::text[])[1] and searched_text(name) ~ all (${called}::text[])
  union all ${patientsCoded(sql`user_code like ${code}`)})`;

/**
 * SQL: those of these patients whose phone numbers match one of these LIKE patterns. No index has the numbers of all
 * patients, so `among` must be the patients of one provider, who may see their numbers.
 */
export const patientsWithPhone = (among: Expression<string>, phones: Expression<string[]>) => sql<string>`(
  with own (id) as materialized (select distinct patient_id from (${among}) booked (patient_id))
  select account_id from account_contact where account_id in (select id from own) and phone like any(${phones}::text[]))`;
