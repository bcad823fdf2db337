import type { CallCount, KeyedCount } from './call-count.queries.ts';

type Entry = Pick<CallCount, 'calls' | 'resets_at'>;

/** So many callers are known at a time; of more, those who came first begin anew. */
const mostKeys = 100_000;
const counters = new WeakMap<object, Map<string, Entry>>();

/** Counts each key once more in this process alone; `product` is what the counts belong to. */
export function countInProcess(product: object, counts: KeyedCount[], now: Date): CallCount[] {
  let entries = counters.get(product);
  if (!entries) counters.set(product, (entries = new Map()));
  return counts.map(({ key, max, minutes }) => ({ max, ...countOne(entries, key.toString('base64'), minutes, now) }));
}

function countOne(entries: Map<string, Entry>, key: string, minutes: number, now: Date): Entry {
  const known = entries.get(key);
  if (known && known.resets_at > now) {
    known.calls++;
    return known;
  }
  entries.delete(key);
  if (entries.size >= mostKeys) makeRoom(entries, now);
  const entry = { calls: 1, resets_at: new Date(now.getTime() + minutes * 60_000) };
  entries.set(key, entry);
  return entry;
}

/** Drops what is over, and if that is not enough the oldest tenth. */
function makeRoom(entries: Map<string, Entry>, now: Date): void {
  for (const [key, { resets_at }] of entries) if (resets_at <= now) entries.delete(key);
  for (const key of entries.keys()) {
    if (entries.size <= mostKeys * 0.9) return;
    entries.delete(key);
  }
}
