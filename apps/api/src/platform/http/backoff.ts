import type { Platform } from '../platform.ts';
import { Problem } from '../errors.ts';
import { inWords, keyOf, secondsUntil } from './budget.ts';

/**
 * Backoff after wrong attempts at a secret: the first `free` attempts need no wait, and before each further attempt the
 * wait doubles, up to `longestSeconds`.
 */
export interface Backoff {
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  /** After this many seconds without an attempt the count starts again. */
  resetAfterSeconds: number;
}

// `resets_at` is the time of the last attempt plus `resetAfterSeconds`; the time of the next allowed attempt is
// computed from it
const memory = `$3 * interval '1 second'`;
const freeAgain = `c.resets_at - ${memory} + interval '1 second'
  * case when c.calls < $4 then 0 else least($6, $5 * 2 ^ least(c.calls - $4, 30)) end`;

/**
 * Counts an attempt, over all processes together, and returns the number of attempts in a row. An attempt during a wait
 * is refused with 429 `slow_down` and does not prolong the wait. Every attempt counts as wrong until `resetTries`, so
 * that many simultaneous attempts gain nothing.
 */
export async function countTry(
  platform: Platform,
  what: readonly unknown[],
  backoff: Backoff,
  tooMany = 'Too many wrong tries.',
): Promise<number> {
  const { pool, now } = platform;
  const { free, firstSeconds, longestSeconds, resetAfterSeconds: memorySeconds } = backoff;
  const values = [keyOf(what), now(), memorySeconds, free, firstSeconds, longestSeconds];
  const { rows } = await pool.query<{ calls: number | null; again: Date | null }>({
    name: 'take_try',
    text: `with taken as (
        insert into call_count as c (key, calls, resets_at) values ($1, 1, $2::timestamptz + ${memory})
        on conflict (key) do update set
          calls = case when c.resets_at <= $2 then 1 else c.calls + 1 end, resets_at = excluded.resets_at
        where c.resets_at <= $2 or ${freeAgain} <= $2
        returning calls)
      select (select calls from taken) as calls, (select ${freeAgain} from call_count c where key = $1) as again`,
    values,
  });
  const { calls, again } = rows[0]!;
  if (calls !== null) return calls;
  const wait = secondsUntil(again ?? now(), now());
  throw new Problem('slow_down', [`${tooMany} Try again in ${inWords(wait)}.`], { retryAfter: wait });
}

/** Subtracts one correct attempt from a count that several people share; their other attempts stay counted. */
export async function giveBack({ pool }: Pick<Platform, 'pool'>, what: readonly unknown[]): Promise<void> {
  await pool.query('update call_count set calls = calls - 1 where key = $1 and calls > 0', [keyOf(what)]);
}

/** Resets the counts after a correct attempt. */
export async function resetTries({ pool }: Pick<Platform, 'pool'>, ...whats: (readonly unknown[])[]): Promise<void> {
  await pool.query('delete from call_count where key = any($1)', [whats.map(keyOf)]);
}
