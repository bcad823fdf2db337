import type { MemberRole } from '@ivuriro/contract/member-roles';
import { sql, type Selectable } from 'kysely';
import type { BadLine } from '../../platform/csv/read-csv.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { ImportRun } from '../../platform/db/types.ts';
import type { ImportList, ImportResult } from './table.ts';

export type Run = Pick<
  Selectable<ImportRun>,
  'id' | 'account_id' | 'file_name' | 'dry_run' | 'lines' | 'done' | 'added' | 'changed' | 'created_at' | 'ended_at'
> & { list: ImportList; status: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'; bad: number; has_file: boolean };

const shown = (db: Db) =>
  db
    .selectFrom('import_run')
    .select(['id', 'list', 'account_id', 'file_name', 'dry_run', 'status', 'lines', 'done', 'added', 'changed'])
    .select(['created_at', 'ended_at', sql<number>`jsonb_array_length(errors)`.as('bad')])
    .select(sql<boolean>`file is not null`.as('has_file'))
    .$narrowType<Pick<Run, 'list' | 'status'>>();

export const findRun = (db: Db, id: string): Promise<Run> => shown(db).where('id', '=', id).executeTakeFirstOrThrow();

export async function findRuns(
  db: Db,
  list: ImportList | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Run[] }> {
  const of = list ? sql<boolean>`list = ${list}` : sql<boolean>`true`;
  const [counted, rows] = await Promise.all([
    db
      .selectFrom('import_run')
      .where(of)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    shown(db).where(of).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ]);
  return { total: counted.total, rows };
}

export async function errorsOf(
  db: Db,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<BadLine[]> {
  const { rows } = await sql<BadLine>`select (bad.error ->> 'line')::integer as line, bad.error ->> 'message' as message
    from import_run, jsonb_array_elements(errors) with ordinality bad(error, place)
    where id = ${id} and place > ${offset} and place <= ${offset + limit} order by place`.execute(db);
  return rows;
}

/** The administrator who requested an import, with the id of the HTTP request. */
export interface Requester {
  account_id: string;
  membership_id: string;
  role: MemberRole;
  request_id: string;
}

/** The name of the unique index that allows only one waiting or running import for each list. */
export const onceAtATime = 'import_run_alone';

export async function insertRun(
  trx: Db,
  run: Pick<Run, 'id' | 'list' | 'file_name' | 'dry_run' | 'lines' | 'created_at'> & Requester & { file: Buffer },
): Promise<void> {
  await trx.insertInto('import_run').values(run).execute();
}

/**
 * Converts a finished dry run into a real import that waits for its job. Returns false when the import is no finished
 * dry run or its file is no longer stored.
 */
export async function makeReal(trx: Db, id: string, by: Requester): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ ...by, dry_run: false, status: 'WAITING', attempts: 0, done: 0, ended_at: null })
    .where('id', '=', id)
    .where('dry_run', '=', true)
    .where('status', '=', 'DONE')
    .where('file', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Marks the import as running in this process, even if another process has started it before. Returns undefined when
 * the import has ended.
 */
export const begin = (db: Db, id: string) =>
  db
    .updateTable('import_run')
    .set(({ eb }) => ({ status: 'RUNNING', done: 0, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .returning(['id', 'list', 'account_id', 'membership_id', 'role', 'request_id', 'dry_run', 'file', 'attempts'])
    .$narrowType<{ list: ImportList; file: Buffer; membership_id: string; role: MemberRole }>()
    .executeTakeFirst();
export type StartedImport = NonNullable<Awaited<ReturnType<typeof begin>>>;

export async function sayDone(db: Db, { id, attempts }: StartedImport, done: number): Promise<void> {
  await db.updateTable('import_run').set({ done }).where('id', '=', id).where('attempts', '=', attempts).execute();
}

/**
 * Stores the result. Returns false when another process has restarted the import meanwhile, so that this process must
 * roll back.
 */
export async function end(
  trx: Db,
  { id, attempts, dry_run }: StartedImport,
  result: ImportResult,
  now: Date,
): Promise<boolean> {
  const { added, changed, errors } = result;
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ status: 'DONE', added, changed, errors: JSON.stringify(errors), ended_at: now })
    .set((eb) => ({ done: eb.ref('lines'), ...(dry_run ? {} : { file: null }) }))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endInVain(db: Db, { id, attempts }: StartedImport, now: Date): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ status: 'FAILED', file: null, ended_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'RUNNING')
    .execute();
}
