import type { Platform } from '../../platform/platform.ts';

const freshFor = 60_000;

/** What is counted over many rows is counted once a minute, however many look at it. */
export function remembered<T>(count: (platform: Platform) => Promise<T>): (platform: Platform) => Promise<T> {
  const kept = new WeakMap<Platform, { at: number; figures: Promise<T> }>();
  return (platform) => {
    const at = platform.now().getTime();
    const known = kept.get(platform);
    if (known && at - known.at < freshFor) return known.figures;
    const figures = count(platform);
    kept.set(platform, { at, figures });
    figures.catch(() => kept.delete(platform));
    return figures;
  };
}
