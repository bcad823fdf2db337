import type { Relation } from '@ivuriro/contract/dependants';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { type RawBuilder, sql } from 'kysely';
import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { PartyColumn } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface RecordMember {
  id: string;
  login_id: string;
  role: MemberRole;
  relation: Relation | null;
  name: string | null;
  /** Whether the person has confirmed their e-mail address or phone number. */
  proved: boolean;
}

export interface RecordToMerge {
  id: string;
  name: string;
  closed: boolean;
  /** The record into which this one was merged; null if it was not merged. */
  mergedInto: string | null;
  members: RecordMember[];
}

/**
 * Locks two records, in the order of their ids, and reads them with their members; 422 when one of them is not a
 * patient's record. Until the transaction ends, nobody can write for these patients, and no new row can refer to them.
 */
export async function lockRecords(trx: Db, one: string, other: string): Promise<[RecordToMerge, RecordToMerge]> {
  const ids = [one, other];
  const locked = sql`id = any(${ids}::uuid[]) order by id for update`;
  await sql`select from account where ${locked}`.execute(trx);
  await sql`select from patient where ${locked}`.execute(trx);
  const { rows } = await sql<RecordToMerge>`
    select a.id, a.name, a.deleted_at is not null as closed, a.merged_into as "mergedInto",
      coalesce((select json_agg(json_build_object('id', m.id, 'login_id', m.login_id, 'role', m.role,
          'relation', m.relation, 'name', m.name,
          'proved', l.email_proved_at is not null or l.phone_proved_at is not null) order by m.since, m.id)
        from membership m join login l on l.id = m.login_id
        where m.account_id = a.id and m.until is null), '[]') as members
    from account a join patient p on p.id = a.id where a.id = any(${ids}::uuid[])`.execute(trx);
  const found = (id: string): RecordToMerge => {
    const row = rows.find((record) => record.id === id);
    if (!row) throw problem('validation_failed', 'There is no such record of a patient.');
    return row;
  };
  return [found(one), found(other)];
}

/** Whether a row that fulfils the SQL condition `when` names the patient in this column. */
export async function hasRow(trx: Db, { table, column }: PartyColumn, id: string, when: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} and ${sql.raw(when)}
    limit 1`.execute(trx);
  return rows.length > 0;
}

const keyOf = ({ key = ['id'] }: PartyColumn): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join(key.map((name) => sql`kept.${sql.ref(name)}::text`))})`;

/**
 * Moves the rows of one patient to another one, except rows that a patient may have only once and the other one has
 * already. Returns the keys of the moved rows.
 */
export async function moveRows(trx: Db, given: PartyColumn, from: string, to: string): Promise<string[][]> {
  const column = sql.ref(given.column);
  const table = sql.table(given.table);
  const same = given.once?.map((name) => sql`other.${sql.ref(name)} = kept.${sql.ref(name)}`);
  const notTwice = same
    ? sql`not exists (select from ${table} other where other.${column} = ${to} and ${sql.join(same, sql` and `)})`
    : sql`true`;
  const { rows } = await sql<{ key: string[] }>`update ${table} as kept set ${column} = ${to}
    where kept.${column} = ${from} and ${notTwice} returning ${keyOf(given)} as key`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Moves the rows with these keys back, if they still belong to `from`. */
export async function moveBack(
  trx: Db,
  given: PartyColumn,
  { from, to, keys }: { from: string; to: string; keys: string[][] },
): Promise<void> {
  const column = sql.ref(given.column);
  await sql`update ${sql.table(given.table)} as kept set ${column} = ${to}
    where kept.${column} = ${from} and ${keyOf(given)} in
      (select jsonb_array_elements(${JSON.stringify(keys)}::jsonb))`.execute(trx);
}

const parties = sql`appointment_payment_id_patient_id_fkey, medical_order_payment_id_patient_id_fkey`;
/**
 * An appointment or an order must name the same patient as its payment. Defers this check, because a merge moves the
 * rows one table after the other.
 */
export const deferParties = (trx: Db) => sql`set constraints ${parties} deferred`.execute(trx);
export const checkParties = (trx: Db) => sql`set constraints ${parties} immediate`.execute(trx);

export async function insertMerge(
  trx: Db,
  row: {
    id: string;
    from_id: string;
    into_id: string;
    merged_by: string;
    merged_at: Date;
    ended_members: string[];
    new_members: string[];
  },
): Promise<void> {
  await trx
    .insertInto('patient_merge')
    .values({ ...row, moved: '{}' })
    .execute();
}

export const setMoved = (trx: Db, id: string, moved: Record<string, string[][]>) =>
  trx
    .updateTable('patient_merge')
    .set({ moved: JSON.stringify(moved) })
    .where('id', '=', id)
    .execute();

/** Stores into which record a closed record was merged. */
export const setMergedInto = (trx: Db, id: string, into: string) =>
  trx.updateTable('account').set({ merged_into: into }).where('id', '=', id).execute();

interface MergeRow {
  from_id: string;
  into_id: string;
  merged_at: Date;
  undone_at: Date | null;
  moved: Record<string, string[][]>;
  ended_members: string[];
  new_members: string[];
}

/**
 * Reads the current state of a merge; 404 for an unknown one. A merge changes only while its two records are locked.
 */
export async function findMerge(trx: Db, id: string): Promise<MergeRow> {
  const row = await trx
    .selectFrom('patient_merge')
    .select(['from_id', 'into_id', 'merged_at', 'undone_at', 'moved', 'ended_members', 'new_members'])
    .where('id', '=', id)
    .$narrowType<{ moved: Record<string, string[][]> }>()
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Opens a record that was closed by a merge, with these memberships. */
export async function reopenRecord(trx: Db, id: string, members: string[]): Promise<void> {
  await trx.updateTable('account').set({ deleted_at: null, merged_into: null }).where('id', '=', id).execute();
  if (members.length > 0) await trx.updateTable('membership').set({ until: null }).where('id', 'in', members).execute();
}

export const markUndone = (trx: Db, id: string, by: string, now: Date) =>
  trx.updateTable('patient_merge').set({ undone_by: by, undone_at: now }).where('id', '=', id).execute();

/** Deletes the merges of a record that is erased; they cannot be undone any more. */
export const deleteMerges = (trx: Db, id: string) =>
  trx
    .deleteFrom('patient_merge')
    .where((eb) => eb.or([eb('from_id', '=', id), eb('into_id', '=', id)]))
    .execute();

/** Deletes merges that can no longer be undone. */
export const deleteOldMerges = ({ db }: Platform, before: Date, atOnce: number): Promise<number> =>
  deleteOldest(db, { table: 'patient_merge', since: 'merged_at' }, before, atOnce);

/** The closed records that were merged into this one. */
export async function mergedRecordsOf(trx: Db, id: string): Promise<string[]> {
  const rows = await trx.selectFrom('account').select('id').where('merged_into', '=', id).orderBy('id').execute();
  return rows.map((row) => row.id);
}
