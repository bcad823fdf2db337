import type { Platform } from '../../platform/platform.ts';
import { idleHours } from '../../platform/session.ts';
import { knownForDays } from './known-devices.ts';

const deadTokens = `delete from session s using account a
  where a.id = s.account_id and (s.expires_at <= $1
    or (a.type <> 'patient' and s.last_used_at <= $1::timestamptz - interval '${idleHours} hours'))
  returning s.id`;

/** How long what somebody signs in with is kept after its time, in days; the privacy policy says the same. */
export const retention = [
  // for questions of people whose link no longer works
  { table: 'password_link', since: 'expires_at', days: 7 },
  { table: 'known_device', since: 'last_used_at', days: knownForDays },
  { table: 'idempotency_key', since: 'created_at', days: 1 },
  { table: 'call_count', since: 'resets_at', days: 0 },
] as const;

/** Throws away what has run out: tokens with their sockets, and the rest by its period. */
export async function tidy(_payload: unknown, { pool, now, realtime }: Platform): Promise<void> {
  const at = now();
  const ended = await pool.query<{ id: string }>(deadTokens, [at]);
  for (const { id } of ended.rows) realtime.disconnect(id);
  for (const { table, since, days } of retention)
    await pool.query(`delete from ${table} where ${since} <= $1::timestamptz - $2 * interval '1 day'`, [at, days]);
}
