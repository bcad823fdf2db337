import type { Platform } from '../../platform/platform.ts';

/** Throws away what has run out: tokens, links (kept a week, for questions) and counts. */
export async function tidy(_payload: unknown, { pool, now }: Platform): Promise<void> {
  const at = now();
  await pool.query('delete from session where expires_at <= $1', [at]);
  await pool.query(`delete from password_link where expires_at <= $1::timestamptz - interval '7 days'`, [at]);
  await pool.query('delete from call_count where resets_at <= $1', [at]);
}
