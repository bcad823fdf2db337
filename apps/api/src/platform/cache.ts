import { LRUCache } from 'lru-cache';
import type { Platform } from './platform.ts';

interface CacheEntry<T> {
  at: number;
  figures: Promise<T>;
}
/** The largest number of cached answers; the oldest is dropped first. Reading with `peek` does not renew an entry. */
const max = 200;

/**
 * Caches the answer of an expensive computation for all callers: for a minute, or for `freshFor` milliseconds. When the
 * answer depends on arguments, `nameOf` makes the key of the cache from them.
 */
export function cached<T, Args extends unknown[] = []>(
  count: (platform: Platform, ...args: Args) => Promise<T>,
  { freshFor = 60_000, nameOf = () => '' }: { freshFor?: number; nameOf?: (...args: Args) => string } = {},
): (platform: Platform, ...args: Args) => Promise<T> {
  const cacheOf = new WeakMap<Platform, LRUCache<string, CacheEntry<T>>>();
  return (platform, ...args) => {
    const cache = cacheOf.get(platform) ?? new LRUCache<string, CacheEntry<T>>({ max });
    cacheOf.set(platform, cache);
    const at = platform.now().getTime();
    const name = nameOf(...args);
    const hit = cache.peek(name);
    // an entry whose time is in the future was cached before the clock was set back; it is used only when its time is
    // less than `freshFor` milliseconds ahead
    if (hit && Math.abs(at - hit.at) < freshFor) return hit.figures;
    const mine = { at, figures: count(platform, ...args) };
    cache.set(name, mine);
    mine.figures.catch(() => cache.peek(name) === mine && cache.delete(name));
    return mine.figures;
  };
}
