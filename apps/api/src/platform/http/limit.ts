import type { Limit } from '@ivuriro/contract/endpoint';
import { Problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { hashOf } from '../session.ts';
import type { Call } from './call.ts';

/** Counts a call of an endpoint with a limit; one call too many is refused with the time to come back. */
export function countCall(limit: Limit, path: string, call: Pick<Call, 'platform' | 'ip' | 'actor' | 'body'>) {
  const caller = limit.by.map((part) => {
    if (part === 'ip') return call.ip;
    return part === 'account' ? call.actor?.id : (call.body as Record<string, unknown>)[part];
  });
  return count(call.platform, [path, ...caller], limit);
}

/** Counts something that may happen only so often, over all processes together. */
export async function count(
  { pool, now }: Platform,
  what: readonly unknown[],
  { max, minutes }: Pick<Limit, 'max' | 'minutes'>,
): Promise<void> {
  const { rows } = await pool.query<{ calls: number; resets_at: Date }>({
    name: 'call_count',
    text: `insert into call_count as c (key, calls, resets_at) values ($1, 1, $2::timestamptz + $3 * interval '1 minute')
      on conflict (key) do update set
        calls = case when c.resets_at <= $2 then 1 else c.calls + 1 end,
        resets_at = case when c.resets_at <= $2 then excluded.resets_at else c.resets_at end
      returning calls, resets_at`,
    values: [keyOf(what), now(), minutes],
  });
  const { calls, resets_at } = rows[0]!;
  if (calls > max) throw slowDown(resets_at, now());
}

/** Refuses when the limit is already reached, without counting. */
export async function refuseWhenSpent({ pool, now }: Platform, what: readonly unknown[], max: number): Promise<void> {
  const { rows } = await pool.query<{ resets_at: Date }>(
    'select resets_at from call_count where key = $1 and calls >= $2 and resets_at > $3',
    [keyOf(what), max, now()],
  );
  if (rows[0]) throw slowDown(rows[0].resets_at, now());
}

export const keyOf = (what: readonly unknown[]): Buffer => hashOf(JSON.stringify(what));
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
const slowDown = (until: Date, now: Date): Problem =>
  new Problem('slow_down', [], { retryAfter: secondsUntil(until, now) });
