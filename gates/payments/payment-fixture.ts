import { rmSync } from 'node:fs';
import path from 'node:path';
import { composeApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { diskStorage } from '../../apps/api/src/platform/storage/disk.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../apps/api/src/testing/fake-flutterwave.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { usePiecePurpose } from '../../apps/api/src/testing/piece-purpose.ts';
import { newDataFolder, startDatabase, waitForNoDisk } from '../database.ts';
import { mortality } from './process-death.ts';
import { nobodyListens } from '../../apps/api/src/platform/realtime/realtime.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';
import { writable } from '../../apps/api/src/testing/writable.ts';

export const webhookSecret = 'the secret of the gate';

/** One process of the product with its own clock, on the shared database and gateway. */
export interface Process {
  app: ReturnType<typeof composeApp>;
  platform: Platform;
  clock: { now: Date };
}
export interface PaymentFixture {
  gateway: FakeFlutterwave;
  processes: Process[];
  close: () => Promise<void>;
}

/** A PostgreSQL, a gateway, and several processes of the product, which may die at any statement. */
export async function startPaymentFixture(count: number): Promise<PaymentFixture> {
  const root = newDataFolder();
  const postgres = await startDatabase(root);
  const gateway = await startFakeFlutterwave();
  const { pool, reads, db, close } = openDatabase(postgres.url, count * 4);
  await waitForNoDisk(pool);
  const config = readConfig({
    DATA_DIR: root,
    PAYMENT_GATEWAY: 'flutterwave',
    FLUTTERWAVE_URL: gateway.url,
    FLUTTERWAVE_PUBLIC_KEY: 'public',
    FLUTTERWAVE_SECRET_KEY: 'secret',
    FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
  });
  const processes = await Promise.all(
    Array.from({ length: count }, async () => {
      const clock = { now: new Date('2026-11-20T08:00:00Z') };
      const platform: Platform = {
        config,
        pool,
        reads,
        db: db.withPlugin(mortality),
        now: () => clock.now,
        mail: { send: async () => {} },
        sms: { send: async () => {} },
        storage: diskStorage(path.join(root, 'files')),
        realtime: nobodyListens,
        budgets: wideBudgets,
        log: silentLog,
      };
      const app = composeApp(platform);
      await app.ready();
      return { app, platform: writable(platform, (own) => own.withPlugin(mortality)), clock };
    }),
  );
  await usePiecePurpose(postgres.url);
  return {
    gateway,
    processes,
    close: async () => {
      await Promise.all(processes.map(({ app }) => app.close()));
      await gateway.close();
      await close();
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
