import type { Platform } from '../../platform/platform.ts';
import { idleHours } from '../../platform/session.ts';
import { knownForDays } from './known-devices.ts';

const deadTokens = `delete from session s using account a
  where a.id = s.account_id and (s.expires_at <= $1
    or (a.type <> 'patient' and s.last_used_at <= $1::timestamptz - interval '${idleHours} hours'))
  returning s.id`;

/** Throws away what has run out: tokens with their sockets, links (kept a week, for questions), devices and counts. */
export async function tidy(_payload: unknown, { pool, now, realtime }: Platform): Promise<void> {
  const at = now();
  const ended = await pool.query<{ id: string }>(deadTokens, [at]);
  for (const { id } of ended.rows) realtime.disconnect(id);
  await pool.query(`delete from password_link where expires_at <= $1::timestamptz - interval '7 days'`, [at]);
  await pool.query(`delete from known_device where last_used_at <= $1::timestamptz - $2 * interval '1 day'`, [
    at,
    knownForDays,
  ]);
  await pool.query('delete from call_count where resets_at <= $1', [at]);
}
