import type { Platform } from './platform.ts';

interface Kept<T> {
  at: number;
  figures: Promise<T>;
}
/** How many different answers are kept at most; the oldest is forgotten first. */
const most = 200;

/**
 * Counts something over many rows at most once a minute, or once in `freshFor` milliseconds, however many ask for it. When
 * the answer depends on arguments, `nameOf` gives each of them a name under which it is kept.
 */
export function remembered<T, Asked extends unknown[] = []>(
  count: (platform: Platform, ...asked: Asked) => Promise<T>,
  { freshFor = 60_000, nameOf = () => '' }: { freshFor?: number; nameOf?: (...asked: Asked) => string } = {},
): (platform: Platform, ...asked: Asked) => Promise<T> {
  const keptOf = new WeakMap<Platform, Map<string, Kept<T>>>();
  return (platform, ...asked) => {
    const kept = keptOf.get(platform) ?? new Map<string, Kept<T>>();
    keptOf.set(platform, kept);
    const at = platform.now().getTime();
    const name = nameOf(...asked);
    const known = kept.get(name);
    if (known && at - known.at < freshFor) return known.figures;
    const mine = { at, figures: count(platform, ...asked) };
    kept.delete(name);
    kept.set(name, mine);
    mine.figures.catch(() => kept.get(name) === mine && kept.delete(name));
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return mine.figures;
  };
}
