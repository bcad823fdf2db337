import { readCells } from '../../platform/csv/cells.ts';
import { readSheet, type Sheet } from '../../platform/csv/read-csv.ts';
import type { Db } from '../../platform/db/pool.ts';
import { transact } from '../../platform/db/transact.ts';
import { isRetryable, isUnavailable } from '../../platform/errors.ts';
import { auditLine, writeAudit } from '../../platform/http/audit.ts';
import { problemOf } from '../../platform/http/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { areMembers, stayOpen } from '../identity/index.ts';
import { type StartedImport, begin, end, endInVain, sayDone } from './imports.queries.ts';
import { tableOf } from './ports.ts';
import type { Line, Table, ImportResult } from './table.ts';

const linesAtATime = 500;
/** How often an import is started at most. A file that crashes the process would otherwise crash it again and again. */
const beginningsAtMost = 3;

/**
 * Imports all valid lines of a file in one transaction. Only the progress is written outside of that transaction, so
 * that others can see it. When the process crashes or stops, no line is imported, and the job runs again.
 */
export async function runImport({ id }: { id: string }, platform: Platform, stopping?: AbortSignal): Promise<void> {
  const begun = await transact(platform.db, (trx) => begin(trx, id));
  if (!begun) return;
  if (begun.attempts > beginningsAtMost || !(await isOpen(platform.db, begun)))
    return transact(platform.db, (trx) => endInVain(trx, begun, platform.now()));
  try {
    await (begun.dry_run ? tryOut : bringIn)(platform, begun, stopping);
  } catch (error) {
    if (stopping?.aborted || isUnavailable(error) || isRetryable(error)) throw error;
    platform.log.error({ err: error, import: id }, 'an import came to no end');
    await transact(platform.db, (trx) => endInVain(trx, begun, platform.now()));
  }
}

/**
 * Whether the account of the administrator is still open and the person who requested the import still has the same
 * role.
 */
const isOpen = (db: Db, begun: StartedImport): Promise<boolean> =>
  transact(db, async (trx) => (await stayOpen(trx, [begun.account_id])) && areMembers(trx, [begun]));

/** Runs the import as a real one and rolls it back, so that the dry run reports exactly what an import would change. */
async function tryOut(platform: Platform, begun: StartedImport, stopping?: AbortSignal): Promise<void> {
  const result = await undone(platform.db, (trx) => importAll(trx, platform, begun, stopping));
  await transact(platform.db, (trx) => end(trx, begun, result, platform.now()));
}

async function undone<T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    return await change(trx);
  } finally {
    await trx.rollback().execute();
  }
}

async function bringIn(platform: Platform, begun: StartedImport, stopping?: AbortSignal): Promise<void> {
  const { id, account_id, membership_id, role, request_id, list } = begun;
  const by = { id: account_id, type: 'admin', membershipId: membership_id, role } as const;
  await transact(platform.db, async (trx) => {
    const result = await importAll(trx, platform, begun, stopping);
    if (!(await isOpen(trx, begun))) throw new Error('The administrator was closed while the import ran.');
    if (!(await end(trx, begun, result, platform.now()))) throw new Error('The import was begun by another process.');
    const { object } = tableOf(list);
    await writeAudit(trx, { ...auditLine(by, `${object}.imported`, 'import', request_id), object_id: id });
  });
}

async function importAll(
  trx: Db,
  platform: Platform,
  begun: StartedImport,
  stopping?: AbortSignal,
): Promise<ImportResult> {
  const table = tableOf(begun.list);
  const sheet = readSheet(begun.file, table);
  const importRows = await table.open(trx, platform.now());
  const sum: ImportResult = { added: 0, changed: 0, errors: [...sheet.bad] };
  for (let from = 0; from < sheet.rows.length; from += linesAtATime) {
    stopping?.throwIfAborted();
    const { good, wrong } = read(table, sheet.rows.slice(from, from + linesAtATime));
    const { added, changed, errors } = await importRows(good);
    sum.added += added;
    sum.changed += changed;
    sum.errors.push(...wrong, ...errors);
    const done = Math.min(from + linesAtATime, sheet.rows.length) + sheet.bad.length;
    await transact(platform.db, (own) => sayDone(own, begun, done));
  }
  return { ...sum, errors: sum.errors.toSorted((a, b) => a.line - b.line) };
}

function read({ row, cells: kinds }: Table<unknown>, rows: Sheet['rows']) {
  const good: Line<unknown>[] = [];
  const wrong: ImportResult['errors'] = [];
  for (const { line, cells } of rows) {
    const { read, faults } = readCells(cells, kinds);
    const { success, data, error } = row.safeParse(read);
    if (success && faults.length === 0) good.push({ line, row: data });
    else wrong.push({ line, message: [...faults, ...(error ? problemOf(error).sentences : [])].join(' ') });
  }
  return { good, wrong };
}
