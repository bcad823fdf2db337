import { LRUCache } from 'lru-cache';
import type { CallCount, KeyedCount } from './call-count.queries.ts';

type Entry = Pick<CallCount, 'calls' | 'resets_at'>;

/**
 * The largest number of callers that are counted at a time. When there are more, the counts of the callers who have
 * been inactive longest are dropped.
 */
const max = 100_000;
const counters = new WeakMap<object, LRUCache<string, Entry>>();

/**
 * Increments the count of each key, in this process alone. `product` is the product instance to which the counts
 * belong.
 */
export function countInProcess(product: object, counts: KeyedCount[], now: Date): CallCount[] {
  let entries = counters.get(product);
  if (!entries) counters.set(product, (entries = new LRUCache({ max })));
  return counts.map(({ key, max, minutes }) => ({ max, ...countOne(entries, key.toString('base64'), minutes, now) }));
}

function countOne(entries: LRUCache<string, Entry>, key: string, minutes: number, now: Date): Entry {
  const known = entries.get(key);
  if (known && known.resets_at > now) {
    known.calls++;
    return known;
  }
  const entry = { calls: 1, resets_at: new Date(now.getTime() + minutes * 60_000) };
  entries.set(key, entry);
  return entry;
}
