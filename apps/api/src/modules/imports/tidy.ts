import type { Platform } from '../../platform/platform.ts';

/** Files of dry runs that nobody took, in days. */
const fileDays = 1;
/** What came of an import, in days. */
const keptDays = 90;

/** Throws away what is no longer needed, and gives up what nobody works at any more. */
export async function tidyImports(_payload: unknown, { pool, now }: Platform): Promise<void> {
  const at = now();
  await pool.query(
    `update import_run set file = null, status = case when status = 'DONE' then 'DONE' else 'FAILED' end,
      ended_at = coalesce(ended_at, $1)
    where file is not null and created_at <= $1::timestamptz - $2 * interval '1 day'`,
    [at, fileDays],
  );
  await pool.query(`delete from import_run where created_at <= $1::timestamptz - $2 * interval '1 day'`, [
    at,
    keptDays,
  ]);
}
