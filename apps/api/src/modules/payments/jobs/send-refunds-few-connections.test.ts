import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Module } from '../../../platform/module.ts';
import { leastConnections } from '../../../platform/config.ts';
import { startWorker } from '../../../platform/work/worker.ts';
import { sellElsewhere } from '../../../testing/piece-purpose.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';
import { payments } from '../index.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { openDatabase } from '../../../platform/db/pool.ts';

let scenario: PaymentScenario;
beforeAll(async () => {
  scenario = await createPaymentScenario();
});
afterAll(() => scenario.close());

/**
 * A module with as many sweepers as the product has. Each holds an advisory lock and queries the database while it
 * runs.
 */
const busy: Module = {
  name: 'busy',
  routes: [],
  jobs: Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [
      `busy_${n}`,
      async (_given: never, { db }: { db: Db }) => {
        await db.transaction().execute((trx) => trx.selectFrom('login').select('id').limit(1).execute());
      },
    ]),
  ) as never,
  sweepers: Array.from({ length: 12 }, (_, n) => ({ job: `busy_${n}`, everySeconds: 1 })),
};

it('a refund is sent with the smallest allowed number of database connections while all sweepers run', async () => {
  const { close, ...database } = openDatabase(scenario.test.databaseUrl, leastConnections);
  const platform = { ...scenario.test.platform, ...database };
  const worker = await startWorker(platform, [payments, busy]);
  try {
    const lost = await scenario.open({ piece: 'gone meanwhile' });
    await sellElsewhere(scenario.test.platform.db, 'gone meanwhile');
    // after this time every sweeper has started once
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await scenario.pay(lost.tx_ref);
    await expect.poll(() => scenario.statusOf(lost.tx_ref), { timeout: 10_000 }).toBe('REFUNDED');
  } finally {
    await worker.stop();
    await close();
  }
}, 60_000);
