import type * as z from 'zod';
import type { Db } from '../db/pool.ts';
import { problem } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { problemOf } from '../http/sentences.ts';
import { type BadLine, readSheet } from './reading.ts';

export interface Line<T> {
  line: number;
  row: T;
}
export interface Taken {
  added: number;
  changed: number;
  errors: BadLine[];
}
export interface Table<T> {
  needed: readonly string[];
  others: readonly string[];
  /** One line, its cells by the names of the columns. */
  row: z.ZodType<T>;
  /** Writes the good lines; what it refuses is told by its line. */
  take: (trx: Db, lines: Line<T>[]) => Promise<Taken>;
}

/**
 * Takes a CSV file. A dry run does the same and undoes it, so that it says exactly what would come of it. Otherwise the
 * good lines are taken, whatever the others are.
 */
export async function importTable<T>(
  call: Pick<
    Call<unknown, unknown, unknown, { dry_run?: boolean | undefined }>,
    'files' | 'body' | 'transact' | 'db' | 'about'
  >,
  table: Table<T>,
) {
  const [file] = call.files;
  if (!file) throw problem('validation_failed', 'Choose a CSV file.');
  const sheet = readSheet(file.bytes, table);
  const good: Line<T>[] = [];
  const wrong: BadLine[] = [];
  for (const { line, cells } of sheet.rows) {
    const read = table.row.safeParse(cells);
    if (read.success) good.push({ line, row: read.data });
    else wrong.push({ line, message: problemOf(read.error).sentences.join(' ') });
  }
  const take = (trx: Db) => table.take(trx, good);
  const dry = call.body.dry_run ?? true;
  if (dry) call.about({ objectId: 'dry run' });
  const { added, changed, errors } = await (dry ? undone(call.db, take) : call.transact(take));
  return {
    lines: sheet.rows.length + sheet.bad.length,
    added,
    changed,
    errors: [...sheet.bad, ...wrong, ...errors].toSorted((a, b) => a.line - b.line),
  };
}

/** What would come of it, with nothing left behind. */
async function undone<T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    return await change(trx);
  } finally {
    await trx.rollback().execute();
  }
}
