import { rmSync } from 'node:fs';
import { makePaidAppointment, type PaidAppointment } from './people.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { startProduct } from '../../apps/api/src/product.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { writable } from '../../apps/api/src/testing/writable.ts';
import { buildWeb } from '../../scripts/web-build.mjs';
import { newDataFolder } from '../database.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';

/** The port is derived from the process id, so that two runs on one machine do not collide. */
export const relay = { port: 20_000 + (process.pid % 20_000), secret: 'the secret of the relay under test' };

export interface CallsFixture {
  platform: Platform;
  address: string;
  /** Makes a new doctor, a new patient and an online appointment of the two. */
  makeAppointment: () => Promise<PaidAppointment>;
  statesOf: (appointment: PaidAppointment) => Promise<[meeting: string, appointment: string]>;
  stop: () => Promise<void>;
}

/** Starts the whole product: API, pages, sockets and jobs. */
export async function createCallsFixture(): Promise<CallsFixture> {
  buildWeb();
  const root = newDataFolder();
  const config = readConfig({
    DATA_DIR: root,
    PORT: '0',
    TURN_URLS: `turn:127.0.0.1:${relay.port}?transport=udp`,
    TURN_SECRET: relay.secret,
  });
  const product = await startProduct(config, silentLog, { budgets: wideBudgets, pages: 'built', say: () => {} });
  const platform = writable(product.platform);
  return {
    platform,
    // browsers allow cameras on localhost without TLS
    address: product.address.replace('127.0.0.1', 'localhost'),
    makeAppointment: () => makePaidAppointment(platform),
    statesOf: async ({ id }) => {
      const row = await platform.db
        .selectFrom('appointment')
        .innerJoin('meeting', 'meeting.appointment_id', 'appointment.id')
        .select(['appointment.status as appointment', 'meeting.status as meeting'])
        .where('appointment.id', '=', id)
        .executeTakeFirstOrThrow();
      return [row.meeting, row.appointment];
    },
    stop: async () => {
      await product.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
