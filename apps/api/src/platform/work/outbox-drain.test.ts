import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { emit, eventType, first, on } from '../outbox.ts';
import { keepDraining } from './outbox-drain.ts';
import type { Stoppable } from './stoppable.ts';

const happened = eventType<{ number: number }>('test.happened');

let test: TestApp;
let draining: Stoppable;
let line = false;
beforeAll(async () => {
  test = await startTestApp();
  draining = keepDraining(test.platform, [], () => line);
});
afterAll(async () => {
  await draining.stop();
  await test.close();
});

/** Waits until the outbox is empty; returns the milliseconds that this took. */
async function drained(): Promise<number> {
  const since = performance.now();
  const left = async () => (await test.platform.db.selectFrom('outbox').select('id').execute()).length;
  await expect.poll(left, { timeout: 10_000, interval: 20 }).toBe(0);
  return performance.now() - since;
}

it('while requests wait, the outbox is drained again only a second after a slow drain', async () => {
  const { db } = test.platform;
  // the lock on the table delays the drain by 400 ms, so that it counts as slow; the event is visible only after the
  // commit
  await db.transaction().execute(async (trx) => {
    await sql`lock table outbox`.execute(trx);
    await emit(trx, happened, { number: 1 });
    await pause(400);
  });
  await drained();
  line = true;
  await emit(db, happened, { number: 2 });
  expect(await drained()).toBeGreaterThan(900);
  line = false;
});

it('jobs whose result somebody waits for run before all other jobs', async () => {
  const { platform } = test;
  const urgent = eventType<{ number: number }>('test.urgent');
  const nothing = async () => {};
  const both = keepDraining(
    platform,
    [on(happened, 'test_later', nothing), first(on(urgent, 'test_first', nothing))],
    () => false,
  );
  await draining.stop();
  await emit(platform.db, happened, { number: 1 });
  await emit(platform.db, urgent, { number: 2 });
  await drained();
  await both.stop();
  const { rows } = await platform.pool.query<{ task: string }>(
    `select task_identifier as task from graphile_worker.jobs where task_identifier like 'test_%' order by priority, id`,
  );
  expect(rows.map(({ task }) => task)).toEqual(['test_first', 'test_later']);
});
