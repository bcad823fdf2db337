import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { composeApp, modules } from '../../apps/api/src/app.ts';
import { payments } from '../../apps/api/src/modules/payments/index.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts';
import type { Module } from '../../apps/api/src/platform/module.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { nobodyListens } from '../../apps/api/src/platform/realtime/realtime.ts';
import { diskStorage } from '../../apps/api/src/platform/storage/disk.ts';
import { startWorker } from '../../apps/api/src/platform/work/worker.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { armedJobs, trackSteps, runAction, runJob, takeStep } from './track-steps.ts';
import { inject } from './seeded-faults.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';

/** The messages that the gate sends to a process. */
export type ProcessCommand =
  | { say: 'work' }
  | { say: 'arm'; job: string; at: number }
  | { say: 'sweep'; now: number }
  | { say: 'clock'; now: number };

/**
 * Runs the API and its worker, and reports every step of a command to the gate. Headers of a request name its command
 * and the step before which the command stops; the gate kills the process when all commands have stopped. The process
 * begins to work only after a message, so that it can be started early and replace another process at once.
 */
trackSteps();
inject(process.env.GATE_FAULT);
const config = readConfig();
const clock = { now: Date.now() };
const platform: Platform = {
  config,
  ...openDatabase(config.databaseUrl!, config.databasePool),
  now: () => new Date(clock.now),
  mail: { send: async () => {} },
  sms: { send: async () => {} },
  storage: diskStorage(path.join(config.dataDir, 'files')),
  realtime: nobodyListens,
  budgets: wideBudgets,
  log: silentLog,
};
const app = composeApp(platform);
app.addHook('preHandler', (request, _reply, done) => {
  const act = request.headers['x-act'];
  if (typeof act !== 'string') return done();
  runAction(act, Number(request.headers['x-step'] ?? Infinity), done);
});
app.addHook('onSend', (_request, _reply, payload, done) => {
  if (takeStep('the answer is sent')) done(null, payload);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', (word: ProcessCommand) => {
  if ('now' in word) clock.now = word.now;
  if (word.say === 'work') void work().then(() => process.send!('works'));
  if (word.say === 'arm') armedJobs.set(word.job, word.at);
  if (word.say === 'clock') process.send!('set');
  if (word.say === 'sweep') void sweep().then(() => process.send!('swept'));
});
// writes the compile cache now, because a killed process does not write it
flushCompileCache();
process.send!(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);

/** Starts two workers, so that no job waits behind a stopped job. */
async function work(): Promise<void> {
  for (let one = 0; one < 2; one++) await startWorker(platform, modules.map(labelled));
}

/** Tracks each job as a separate command, and leaves out the sweepers, which the gate starts itself. */
function labelled(module: Module): Module {
  const subscriptions = (module.subscriptions ?? []).map((one) => ({
    ...one,
    react: (payload: never, running: Platform) => runJob(one.name, () => one.react(payload, running)),
  }));
  return { ...module, subscriptions, sweepers: [] };
}

async function sweep(): Promise<void> {
  // a failed sweeper runs again
  for (const job of Object.values(payments.jobs ?? {})) await job({} as never, platform).catch(() => undefined);
}
