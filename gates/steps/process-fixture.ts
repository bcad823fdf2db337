import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { nobodyListens } from '../../apps/api/src/platform/realtime/realtime.ts';
import { diskStorage } from '../../apps/api/src/platform/storage/disk.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../apps/api/src/testing/fake-flutterwave.ts';
import { makeInsurance } from '../../apps/api/src/testing/people.ts';
import { createPieceTables } from '../../apps/api/src/testing/piece-purpose.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { newDataFolder, startDatabase, waitForNoDisk } from '../database.ts';
import type { Step } from './track-steps.ts';
import type { ProcessCommand } from './process.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';
import { writable } from '../../apps/api/src/testing/writable.ts';

export const webhookSecret = 'the secret of the gate';

/** A process of the product that may be killed. */
export interface RunningProcess {
  address: string;
  steps: Step[];
  /** Sends a message to the process; resolves with its answer, if there is one. */
  say: (word: ProcessCommand) => Promise<void>;
  kill: () => Promise<void>;
  alive: () => boolean;
}
/** Settings in which the processes of a fixture differ from the defaults. */
interface FixtureOptions {
  /** A seeded fault. */
  fault?: string | undefined;
  /**
   * Returns the port by which the processes reach database or gateway, such as that of a proxy; `port` is the real one.
   */
  way?: (place: 'database' | 'gateway', port: number) => Promise<number>;
  /** Additional query parameters of the database URL. */
  limits?: string;
}
/** A database and a gateway, which survive the killed processes, and the access of the gate to both. */
export interface ProcessFixture {
  platform: Platform;
  gateway: FakeFlutterwave;
  clock: { now: Date };
  start: () => Promise<RunningProcess>;
  close: () => Promise<void>;
}

export async function startProcessFixture({
  fault,
  way = async (_, port) => port,
  limits = '',
}: FixtureOptions = {}): Promise<ProcessFixture> {
  const root = newDataFolder();
  const postgres = await startDatabase(root);
  const gateway = await startFakeFlutterwave();
  await createPieceTables(postgres.url);
  const { close, ...database } = openDatabase(postgres.url, 6);
  await waitForNoDisk(database.pool);
  const clock = { now: new Date() };
  const through = async (place: 'database' | 'gateway', address: string) => {
    const url = new URL(address);
    url.port = String(await way(place, Number(url.port)));
    return url.href;
  };
  const env = {
    DATABASE_URL: `${await through('database', postgres.url)}${limits}`,
    // the pool must be large, because an interrupted command keeps its connection
    DATABASE_POOL: '30',
    DATA_DIR: root,
    PUBLIC_URL: 'http://ivuriro.test',
    PAYMENT_GATEWAY: 'flutterwave',
    FLUTTERWAVE_URL: await through('gateway', gateway.url),
    FLUTTERWAVE_PUBLIC_KEY: 'public',
    FLUTTERWAVE_SECRET_KEY: 'secret',
    FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
    // uses a compile cache, because many processes load the same code
    NODE_COMPILE_CACHE: path.join(root, 'compiled'),
  };
  const platform: Platform = writable({
    config: readConfig(env),
    ...database,
    now: () => clock.now,
    mail: { send: async () => {} },
    sms: { send: async () => {} },
    storage: diskStorage(path.join(root, 'files')),
    realtime: nobodyListens,
    budgets: wideBudgets,
    log: silentLog,
  });
  await makeInsurance({ platform });
  return {
    platform,
    gateway,
    clock,
    start: () => startProcess({ ...env, ...(fault ? { GATE_FAULT: fault } : {}) }),
    close: async () => {
      await gateway.close();
      await close();
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const answers: Partial<Record<ProcessCommand['say'], string>> = { work: 'works', clock: 'set', sweep: 'swept' };

async function startProcess(env: Record<string, string>): Promise<RunningProcess> {
  const file = path.join(import.meta.dirname, 'process.ts');
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const steps: Step[] = [];
  child.on('message', (told) => {
    if (typeof told === 'object') steps.push(told as Step);
  });
  return {
    address: await heard(child, (told) => told.startsWith('http')),
    steps,
    say: async (word) => {
      const answer = answers[word.say];
      const answered = answer ? heard(child, (told) => told === answer) : undefined;
      child.send(word);
      await answered;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    alive: () => child.exitCode === null && child.signalCode === null,
  };
}

function heard(child: ChildProcess, meant: (told: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (told: unknown) => {
      if (typeof told !== 'string' || !meant(told)) return;
      child.off('message', hear);
      child.off('exit', ended);
      resolve(told);
    };
    const ended = (code: number | null) => reject(new Error(`A process ended with ${code}.`));
    child.on('message', hear);
    child.once('exit', ended);
  });
}
