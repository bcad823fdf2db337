import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { followDatabase } from './database-clock.ts';

let test: TestApp;
const hour = 3_600_000;
const said: string[] = [];
const log = pino(
  { level: 'warn' },
  { write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg) },
);

beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => {
  vi.useRealTimers();
  said.length = 0;
});
afterAll(() => test.close());

const told = async () =>
  (await test.platform.pool.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]!.at.getTime();
/** Sets the clock of the machine ahead of the real time by this many milliseconds. */
const ahead = (ms: number) =>
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + ms });

it.each([
  ['an hour ahead', hour, 'The clock of this machine is 3600 s ahead of'],
  ['an hour behind', -hour, 'The clock of this machine is 3600 s behind'],
])('a machine whose clock is %s uses the time of the database, and logs the difference', async (_how, ms, warning) => {
  ahead(ms);
  const clock = await followDatabase(test.platform.pool, log);
  expect(Math.abs(clock.now().getTime() - (await told()))).toBeLessThan(1_000);
  expect(said).toEqual([expect.stringContaining(warning)]);
  clock.stop();
});

it('changing the clock of the machine does not change the time of the product', async () => {
  ahead(0);
  const clock = await followDatabase(test.platform.pool, log);
  const before = clock.now().getTime();
  vi.setSystemTime(Date.now() + hour);
  expect(clock.now().getTime() - before).toBeLessThan(1_000);
  expect(said).toEqual([]);
  clock.stop();
});

it('the product reads the time of the database every minute, and follows it when the clock of the database was changed', async () => {
  ahead(0);
  let set = 0;
  const pool = Object.assign(Object.create(test.platform.pool) as typeof test.platform.pool, {
    query: (asked: string) => test.platform.pool.query(asked.replace('()', `() + interval '${set} hours'`)),
  });
  const clock = await followDatabase(pool, log);
  set = -1;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(Math.abs(clock.now().getTime() - (await told()))).toBeLessThan(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(async () => expect(Math.abs(clock.now().getTime() + hour - (await told()))).toBeLessThan(1_000));
  clock.stop();
});

it('the clock of the product continues while the database does not answer', async () => {
  ahead(0);
  let silent = false;
  const pool = Object.assign(Object.create(test.platform.pool) as typeof test.platform.pool, {
    query: async (asked: string) => {
      if (silent) throw new Error('nobody answers');
      return test.platform.pool.query(asked);
    },
  });
  const clock = await followDatabase(pool, log);
  silent = true;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(Math.abs(clock.now().getTime() - (await told()))).toBeLessThan(1_000);
  expect(said).toEqual(['The database did not tell the time; it is asked again.']);
  clock.stop();
});
