import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';
import { cached } from './cache.ts';

/** A platform that has only a clock, and a function that advances this clock. */
function platformAt(start: number) {
  let time = start;
  const platform = { now: () => new Date(time) } as Platform;
  return { platform, pass: (ms: number) => void (time += ms) };
}

it('a cached answer is computed once for all requests within its lifetime, and again afterwards', async () => {
  const { platform, pass } = platformAt(0);
  let counted = 0;
  const count = cached(async () => ++counted, { freshFor: 2_000 });
  expect(await Promise.all([count(platform), count(platform)])).toEqual([1, 1]);
  pass(1_999);
  expect(await count(platform)).toBe(1);
  pass(1);
  expect(await count(platform)).toBe(2);
  expect(await count(platformAt(0).platform)).toBe(3);
});

it('an answer that was cached before the clock was set back is computed again', async () => {
  const { platform, pass } = platformAt(100_000);
  let counted = 0;
  const count = cached(async () => ++counted, { freshFor: 2_000 });
  await count(platform);
  pass(-50_000);
  expect(await count(platform)).toBe(2);
  expect(await count(platform)).toBe(2);
});

it('the cache keeps one answer for each key, and drops the oldest answers above its maximum number', async () => {
  const { platform } = platformAt(0);
  const asked: string[] = [];
  const count = cached(
    async (_: Platform, what: string) => {
      asked.push(what);
      return what.length;
    },
    { nameOf: (what) => what },
  );
  expect([await count(platform, 'one'), await count(platform, 'three'), await count(platform, 'one')]).toEqual([
    3, 5, 3,
  ]);
  expect(asked).toEqual(['one', 'three']);
  for (let n = 0; n < 199; n++) await count(platform, `other ${n}`);
  await count(platform, 'three');
  expect(asked.filter((what) => what === 'three')).toHaveLength(1);
  await count(platform, 'one');
  expect(asked.filter((what) => what === 'one')).toHaveLength(2);
});

it('the cache of answers does not keep a failure', async () => {
  const { platform } = platformAt(0);
  let fails = true;
  const count = cached(async () => {
    if (fails) throw new Error('the database is away');
    return 7;
  });
  await expect(count(platform)).rejects.toThrow('the database is away');
  fails = false;
  expect(await count(platform)).toBe(7);
});
