import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Module } from '../module.ts';
import { emit, eventType, on } from '../outbox.ts';
import type { Stoppable } from './stoppable.ts';
import { startWorker } from './worker.ts';

const happened = eventType<{ number: number }>('test.happened');

describe('what happened reaches its subscribers', () => {
  let test: TestApp;
  let worker: Stoppable;
  const seen: string[] = [];
  let failures = 1;
  const module: Module = {
    name: 'test',
    routes: [],
    subscriptions: [
      on(happened, 'test_first', async ({ number }) => void seen.push(`first ${number}`)),
      on(happened, 'test_second', async ({ number }) => {
        if (failures-- > 0) throw new Error('not yet');
        seen.push(`second ${number}`);
      }),
    ],
    jobs: { test_sweep: async () => void seen.push('swept') },
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

  it('each once, and again when one failed; what was rolled back never happened', async () => {
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

  it('sweeps at its pace', async () => {
    await expect.poll(() => seen.includes('swept'), { timeout: 4_000 }).toBe(true);
  });
});
