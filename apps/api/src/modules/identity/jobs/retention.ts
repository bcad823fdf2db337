import { retention } from '@ivuriro/contract/retention';
import { dayMs } from '../../../platform/clock.ts';
import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Platform } from '../../../platform/platform.ts';
import { idleHours } from '../../../platform/session.ts';

const deadTokens = `delete from session s using account a
  where a.id = s.account_id and (s.expires_at <= $1
    or (a.type <> 'patient' and s.last_used_at <= $1::timestamptz - interval '${idleHours} hours'))
  returning s.id`;

const { shared_computers, people_at_computers, password_links, phone_codes, known_devices, first_answers, tries } =
  retention;
const outdated = [
  { ...people_at_computers, since: 'signed_in_at' },
  { ...shared_computers, since: 'last_used_at' },
  { ...password_links, since: 'expires_at' },
  { ...phone_codes, since: 'expires_at' },
  { ...known_devices, since: 'last_used_at' },
  { ...first_answers, since: 'created_at' },
  { ...tries, since: 'resets_at' },
];
/** The largest number of rows of one table that one run deletes; the others wait for the run of the next hour. */
const most = 100_000;

/** Deletes expired sessions and closes their sockets, and deletes other rows by their retention period. */
export async function tidy(_payload: unknown, { db, pool, now, realtime }: Platform): Promise<void> {
  const at = now();
  const ended = await pool.query<{ id: string }>(deadTokens, [at]);
  for (const { id } of ended.rows) realtime.disconnect(id);
  for (const { table, since, days } of outdated)
    await deleteOldest(db, { table, since }, new Date(at.getTime() - days * dayMs), most);
}

/** Deletes second factors that were proposed and never confirmed. */
export const deleteUnfinishedFactors = ({ db }: Platform, before: Date, atOnce: number): Promise<number> =>
  deleteOldest(db, { table: 'login_factor', since: 'created_at', and: 'enrolled_at is null' }, before, atOnce);
