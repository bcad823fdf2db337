import { retention } from '@ivuriro/contract/retention';
import type { Platform } from '../../platform/platform.ts';

const { imports, imported_files } = retention;

/**
 * Deletes the files of imports after their retention period, and the imports after a longer period. An import that has
 * not ended when its file is deleted becomes FAILED.
 */
export async function tidyImports(_payload: unknown, { pool, now }: Platform): Promise<void> {
  const at = now();
  await pool.query(
    `update import_run set file = null, status = case when status = 'DONE' then 'DONE' else 'FAILED' end,
      ended_at = coalesce(ended_at, $1)
    where file is not null and created_at <= $1::timestamptz - $2 * interval '1 day'`,
    [at, imported_files.days],
  );
  await pool.query(`delete from import_run where created_at <= $1::timestamptz - $2 * interval '1 day'`, [
    at,
    imports.days,
  ]);
}
