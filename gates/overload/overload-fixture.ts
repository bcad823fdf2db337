import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fillBench } from '../../bench/data.ts';
import { query, signIn, specialitiesOf } from '../../bench/people.ts';
import { stop, told } from '../children.ts';
import { newDataFolder, startDatabase } from '../database.ts';
import type { Settings } from '../prove.ts';
import { seed } from '../seed.ts';
import type { CallTarget, LoadPlan } from './callers.ts';
import type { Tally } from './tally.ts';

export interface OverloadFixture {
  call: (plan: LoadPlan) => Promise<Tally>;
  /** Returns the number of rows of this table. */
  count: (table: string) => Promise<number>;
  /** Whether the process reports that it is ready. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}

const signingKey = 'the key that the gate signs callbacks with';
const file = (name: string) => path.join(import.meta.dirname, name);

/** Starts a process of the product on a PostgreSQL of its own with this number of doctors, and a process of callers. */
export async function startOverloadFixture({ fault = '' }: Settings, doctors: number): Promise<OverloadFixture> {
  const root = newDataFolder();
  const postgres = await startDatabase(root);
  const { url } = postgres;
  await fillBench(url, doctors, () => {});
  const people = await signIn(url, doctors);
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: root,
    FILE_SIGNING_KEY: signingKey,
    PORT: '0',
    PROCESS: 'web',
    GATE_FAULT: fault,
    NODE_ENV: 'production',
  };
  const product = fork(file('process.ts'), { env });
  const address = new URL(await told<string>(product));
  const callers = fork(file('callers.ts'));
  const target: CallTarget = {
    port: Number(address.port),
    doctors,
    people,
    specialities: await specialitiesOf(url),
    signingKey,
    seed,
  };
  callers.send(target);
  await told(callers);
  return {
    call: (plan) => {
      callers.send(plan);
      return told<Tally>(callers);
    },
    count: async (table) => (await query<{ n: number }>(url, `select count(*)::integer as n from ${table}`))[0]!.n,
    isReady: () =>
      fetch(new URL('/readyz', address)).then(
        ({ ok }) => ok,
        () => false,
      ),
    close: async () => {
      for (const child of [callers, product]) await stop(child);
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
