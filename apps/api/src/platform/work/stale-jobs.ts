import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import type { Stoppable } from './stoppable.ts';

const everyMs = 5_000;
/** A job that was locked fewer seconds ago than this is not stale, because its work may not have started yet. */
const afterSeconds = 5;

/**
 * The jobs that this process is working on, and a proof that it is alive: an advisory lock on the connection on which a
 * pool listens. PostgreSQL releases this lock in whatever way the process ends. The lock is shared, so that a
 * reconnecting pool can take it while PostgreSQL still holds it for the broken connection.
 */
export class LiveJobs {
  /** The ids of the jobs that each pool is working on. */
  readonly jobs = new Map<string, Set<string>>();

  events(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    const { jobs } = this;
    const jobsOf = (id: string) => jobs.get(id) ?? jobs.set(id, new Set()).get(id)!;
    events.on('pool:listen:success', ({ client, workerPool: { id } }) => {
      jobsOf(id);
      // if the lock statement fails, the connection has ended; then the job runner opens another one and this event
      // fires again
      client.query(`select pg_advisory_lock_shared(hashtextextended('worker ' || $1, 0))`, [id]).catch(() => undefined);
    });
    events.on('job:start', ({ worker, job }) => void jobsOf(worker.workerPool.id).add(String(job.id)));
    events.on('job:complete', ({ worker, job }) => void jobsOf(worker.workerPool.id).delete(String(job.id)));
    return events;
  }
}

/**
 * Releases stale jobs, which are locked although nobody works on them: the process that locked them is gone, or
 * PostgreSQL's response that assigned them to a pool of this process was lost. The job runner itself would wait four
 * hours.
 */
export async function releaseStaleJobs({ pool }: Pick<Platform, 'pool'>, liveJobs: LiveJobs): Promise<void> {
  await pool.query({
    name: 'jobs_of_the_dead',
    text: `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
        select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)) held
      where pg_try_advisory_xact_lock(hashtextextended('worker ' || locked_by, 0))`,
    values: [afterSeconds],
  });
  for (const [id, jobs] of liveJobs.jobs)
    await pool.query({
      name: 'jobs_that_never_came',
      text: `update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where locked_by = $1 and locked_at < now() - make_interval(secs => $2) and id <> all($3)`,
      values: [id, afterSeconds, [...jobs]],
    });
}

export function watchStaleJobs(platform: Platform, liveJobs: LiveJobs): Stoppable {
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= releaseStaleJobs(platform, liveJobs)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'stale jobs wait for the database'))
      .finally(() => (running = undefined));
  };
  round();
  const timer = setInterval(round, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
