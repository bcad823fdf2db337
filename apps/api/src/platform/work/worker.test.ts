import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Module } from '../module.ts';
import { emit, emitAll, eventType, on } from '../outbox.ts';
import type { Stoppable } from './stoppable.ts';
import { releaseStaleJobs, LiveJobs } from './stale-jobs.ts';
import { startWorker } from './worker.ts';

const happened = eventType<{ number: number }>('test.happened');
const counted = eventType<{ numbers: number[] }>('test.counted');

describe('the worker', () => {
  let test: TestApp;
  let worker: Stoppable;
  const seen: string[] = [];
  let failures = 1;
  const held = Promise.withResolvers<void>();
  const module: Module = {
    name: 'test',
    routes: [],
    subscriptions: [
      on(happened, 'test_first', async ({ number }) => void seen.push(`first ${number}`)),
      on(happened, 'test_second', async ({ number }) => {
        if (failures-- > 0) throw new Error('not yet');
        seen.push(`second ${number}`);
      }),
      on(
        counted,
        'test_joined',
        async ({ numbers }) => void seen.push(`joined ${numbers.join(' ')}`),
        (payloads) => ({ numbers: payloads.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b) }),
      ),
    ],
    jobs: {
      test_sweep: async () => void seen.push('swept'),
      test_long: async ({ name }: { name: string }) => {
        seen.push(`begun ${name}`);
        if (name === 'alive') await held.promise;
      },
    },
    sweepers: [{ job: 'test_sweep', everySeconds: 1 }],
  };
  beforeAll(async () => {
    test = await startTestApp();
    worker = await startWorker(test.platform, [module]);
  });
  afterAll(async () => {
    await worker.stop();
    await test.close();
  });

  it('delivers an event once to each subscriber, again after a failure, and never when the change was rolled back', async () => {
    const { db } = test.platform;
    await db
      .transaction()
      .execute(async (trx) => {
        await emit(trx, happened, { number: 1 });
        throw new Error('rolled back');
      })
      .catch(() => {});
    await db.transaction().execute((trx) => emit(trx, happened, { number: 2 }));
    await expect
      .poll(() => seen.filter((line) => line !== 'swept'), { timeout: 8_000 })
      .toEqual(['first 2', 'second 2']);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('delivers simultaneous events together to a subscriber that can join them', async () => {
    await emitAll(test.platform.db, counted, [{ numbers: [1] }, { numbers: [2, 3] }, { numbers: [4] }]);
    await expect
      .poll(() => seen.filter((line) => line.startsWith('joined')), { timeout: 8_000 })
      .toEqual(['joined 1 2 3 4']);
  });

  it('runs a sweeper at its interval', async () => {
    await expect.poll(() => seen.includes('swept'), { timeout: 4_000 }).toBe(true);
  });

  it('takes over the jobs of a process that is gone, but not those of a running process', async () => {
    const { pool } = test.platform;
    const begun = (name: string) => seen.filter((line) => line === `begun ${name}`).length;
    const add = (name: string) =>
      pool.query(`select id from graphile_worker.add_job('test_long', json_build_object('name', $1::text))`, [name]);
    await add('alive');
    await expect.poll(() => begun('alive'), { timeout: 8_000 }).toBe(1);
    await expect
      .poll(async () => (await pool.query(`select 1 from pg_locks where locktype = 'advisory'`)).rowCount)
      .toBeGreaterThan(0);
    // the state that a killed process leaves: a job locked by a pool that no longer exists
    await pool.query(
      `insert into graphile_worker._private_jobs (task_id, payload, locked_at, locked_by)
       select task_id, '{"name":"orphan"}', now(), 'pool-gone' from graphile_worker._private_jobs limit 1`,
    );
    await pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
    await releaseStaleJobs(test.platform, new LiveJobs());
    await expect.poll(() => begun('orphan'), { timeout: 8_000 }).toBe(1);
    expect(begun('alive')).toBe(1);
    held.resolve();
    await expect.poll(async () => (await pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
  });
});
