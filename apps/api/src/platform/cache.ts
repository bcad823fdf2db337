import type { Platform } from './platform.ts';

interface CacheEntry<T> {
  at: number;
  figures: Promise<T>;
}
/** How many different answers are cached at most; the oldest is dropped first. */
const most = 200;

/**
 * Counts something over many rows at most once a minute, or once in `freshFor` milliseconds, however many ask for it. When
 * the answer depends on arguments, `nameOf` gives each of them its key in the cache.
 */
export function cached<T, Args extends unknown[] = []>(
  count: (platform: Platform, ...args: Args) => Promise<T>,
  { freshFor = 60_000, nameOf = () => '' }: { freshFor?: number; nameOf?: (...args: Args) => string } = {},
): (platform: Platform, ...args: Args) => Promise<T> {
  const cacheOf = new WeakMap<Platform, Map<string, CacheEntry<T>>>();
  return (platform, ...args) => {
    const cache = cacheOf.get(platform) ?? new Map<string, CacheEntry<T>>();
    cacheOf.set(platform, cache);
    const at = platform.now().getTime();
    const name = nameOf(...args);
    const hit = cache.get(name);
    if (hit && at - hit.at < freshFor) return hit.figures;
    const mine = { at, figures: count(platform, ...args) };
    cache.delete(name);
    cache.set(name, mine);
    mine.figures.catch(() => cache.get(name) === mine && cache.delete(name));
    if (cache.size > most) cache.delete(cache.keys().next().value!);
    return mine.figures;
  };
}
