import { isIP } from 'node:net';
import { type Budget, type BudgetName, budgets, type Count, type CountedBy } from '@ivuriro/contract/budgets';
import ipaddr from 'ipaddr.js';
import { Problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { hashOf } from '../session.ts';
import { countInDatabase } from './call-count.queries.ts';
import { countInProcess } from './process-count.ts';

export type Spender = Partial<Record<CountedBy, unknown>>;
type Spending = Pick<Platform, 'pool' | 'now' | 'budgets'>;

/** The rate limit with this name; a test may set its own. */
export const budgetNamed = ({ budgets: given }: Pick<Platform, 'budgets'>, name: BudgetName): Budget =>
  given?.[name] ?? budgets[name];

/** Counts one use of a rate limit; when it is used up, throws 429 with the time to wait. */
export async function spend(platform: Spending, name: BudgetName, spender: Spender): Promise<void> {
  const wait = await count(platform, name, spender);
  if (wait > 0) throw slowDown(wait);
}

/**
 * Counts one use of a rate limit. Returns 0 while uses are left, and otherwise the seconds until there are uses again.
 */
export async function count(platform: Spending, name: BudgetName, spender: Spender): Promise<number> {
  const { kept, counts } = budgetNamed(platform, name);
  const keyed = counts.flatMap((one) => {
    const who = spenderOf(one, spender);
    return who === '' ? [] : [{ ...one, key: keyOf(['budget', name, one.by, who]) }];
  });
  if (keyed.length === 0) return 0;
  const now = platform.now();
  const counted =
    kept === 'process' ? countInProcess(platform.pool, keyed, now) : await countInDatabase(platform.pool, keyed, now);
  return Math.max(...counted.map(({ calls, max, resets_at }) => (calls > max ? secondsUntil(resets_at, now) : 0)));
}

function spenderOf({ by }: Count, spender: Spender): string {
  const value = spender[by];
  if (typeof value !== 'string') return '';
  if (by === 'ip') return networkOf(value);
  return value.trim().toLowerCase().slice(0, 320);
}

/**
 * The network to which an IP address belongs: for IPv6 the first half of the address, because one customer has 2^64
 * addresses; for IPv4 the address itself.
 */
export function networkOf(ip: string): string {
  // the text need not be an IP address, because a proxy may pass on any text that the client sent as its address
  if (isIP(ip) !== 6) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

export const keyOf = (what: readonly unknown[]): Buffer => hashOf(JSON.stringify(what));
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
const slowDown = (wait: number): Problem =>
  new Problem('slow_down', [`Too many requests. Try again in ${inWords(wait)}.`], { retryAfter: wait });

/** Formats seconds: 'a minute', '4 minutes', '2 hours'. */
export function inWords(seconds: number): string {
  const [count, unit] = seconds > 5_400 ? [Math.ceil(seconds / 3_600), 'hour'] : [Math.ceil(seconds / 60), 'minute'];
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}
