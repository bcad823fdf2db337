import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { asSystem } from '../db/actor-context.ts';
import type { Module } from '../module.ts';
import type { Platform } from '../platform.ts';
import { courteous } from './courtesy.ts';
import { watchStaleJobs, LiveJobs } from './stale-jobs.ts';
import { keepDraining } from './outbox-drain.ts';
import type { Stoppable } from './stoppable.ts';
import { keepSweeping } from './sweepers.ts';
import { isUnavailable } from '../errors.ts';

/**
 * Runs the background work of the modules: handlers of events, jobs and sweepers. `isRequestQueued` returns whether
 * requests are waiting in this process. Resolves when the worker is running.
 */
export async function startWorker(
  platform: Platform,
  modules: readonly Module[],
  isRequestQueued: () => boolean = () => false,
): Promise<Stoppable> {
  const invalidate = surviveLostConnections(platform.log);
  const options = { pgPool: platform.pool, logger: quietLogger(platform) };
  const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
  const taskList: TaskList = {};
  const inTurn = courteous(isRequestQueued);
  for (const { name, react } of subscriptions)
    taskList[name] = (payload, { abortSignal }) =>
      inTurn(() => asSystem(() => react(payload as never, platform, abortSignal)));
  for (const module of modules)
    for (const [name, job] of Object.entries(module.jobs ?? {}))
      taskList[name] = (payload) => inTurn(() => asSystem(() => job(payload as never, platform)));
  const { process: part, databasePool } = platform.config;
  // a process that also answers requests runs only few jobs at a time, because both need connections and processor time
  const concurrency = part === 'worker' ? Math.max(2, Math.floor(databasePool / 2)) : 2;
  const liveJobs = new LiveJobs();
  const runner = keepRunning(platform, () =>
    run({ ...options, taskList, events: liveJobs.events(), concurrency, pollInterval: 2_000, noHandleSignals: true }),
  );
  const parts = [
    keepDraining(platform, subscriptions, isRequestQueued),
    keepSweeping(platform, modules),
    watchStaleJobs(platform, liveJobs),
    await runner,
  ];
  return {
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop()));
      invalidate();
    },
  };
}

/** Starts another job runner whenever one ends because its database connection was lost. */
async function keepRunning(platform: Platform, start: () => Promise<Runner>): Promise<Stoppable> {
  let stopping = false;
  let runner = await start();
  const watch = async () => {
    while (!stopping) {
      await runner.promise.catch((error: unknown) => platform.log.warn({ err: error }, 'the job runner ended'));
      while (!stopping) {
        await new Promise((resolve) => setTimeout(resolve, 500).unref());
        const next = await start().catch(() => null);
        if (!next) continue;
        runner = next;
        // the new runner started while the process was already stopping
        if (stopping) await next.stop().catch(() => {});
        break;
      }
    }
  };
  void watch();
  return {
    stop: async () => {
      stopping = true;
      await runner.stop().catch(() => {});
    },
  };
}

function quietLogger(platform: Platform): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') platform.log.warn({ job: meta }, message);
  });
}

/**
 * When the database connection is lost, the job runner leaves some rejections unhandled (it returns failed jobs in the
 * background), and Node would end the process. The jobs are safe in the database and are retried, so such a rejection
 * is only logged. Any other unhandled rejection still ends the process.
 */
function surviveLostConnections(log: FastifyBaseLogger): () => void {
  const hear = (error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'the database went away under a job');
  };
  process.on('unhandledRejection', hear);
  return () => void process.off('unhandledRejection', hear);
}
