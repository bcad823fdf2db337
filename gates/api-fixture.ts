import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { composeApp } from '../apps/api/src/app.ts';
import { servePictures } from '../apps/api/src/modules/files/index.ts';
import { sandboxCheckout } from '../apps/api/src/modules/payments/index.ts';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { openDatabase } from '../apps/api/src/platform/db/pool.ts';
import type { Platform } from '../apps/api/src/platform/platform.ts';
import { diskStorage } from '../apps/api/src/platform/storage/disk.ts';
import { nobodyListens } from '../apps/api/src/platform/realtime/realtime.ts';
import { newDataFolder, startDatabase } from './database.ts';
import { wideBudgets } from '../apps/api/src/testing/wide-budgets.ts';
import { writable } from '../apps/api/src/testing/writable.ts';

export interface Answer {
  status: number;
  code: string | undefined;
  data: any;
}
export interface ApiFixture {
  platform: Platform;
  /** The connection string of the owner role of the database, which may change the schema. */
  databaseUrl: string;
  clock: { now: Date };
  address: string;
  /** Sends an HTTP request over the loopback interface. */
  call: (method: string, path: string, token?: string, body?: unknown) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** The API on 127.0.0.1 with an empty PostgreSQL of its own. The clock of the API stands still until a gate sets it. */
export async function startApiFixture(now: Date, connections = 20): Promise<ApiFixture> {
  const root = newDataFolder();
  const postgres = await startDatabase(root);
  const { close, ...database } = openDatabase(postgres.url, connections);
  const clock = { now };
  const platform: Platform = {
    config: readConfig({ DATA_DIR: root, PUBLIC_URL: 'http://ivuriro.test', DATABASE_POOL: String(connections) }),
    ...database,
    now: () => clock.now,
    mail: { send: async () => {} },
    sms: { send: async () => {} },
    storage: diskStorage(path.join(root, 'files')),
    realtime: nobodyListens,
    budgets: wideBudgets,
    log: pino({ level: process.env.GATE_LOG ?? 'silent' }),
  };
  const app = composeApp(platform);
  servePictures(app, platform);
  sandboxCheckout(app, platform);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    platform: writable(platform),
    databaseUrl: postgres.url,
    clock,
    address,
    call: callAt(address),
    stop: async () => {
      await app.close();
      await close();
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export const callAt =
  (address: string): ApiFixture['call'] =>
  (method, at, token, body) =>
    call(`${address}${at.startsWith('/sandbox') ? '' : '/api'}${at}`, method, token, body);

async function call(url: string, method: string, token?: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, code } = (await answer.json()) as { data: unknown; code?: string };
  return { status: answer.status, code, data };
}
