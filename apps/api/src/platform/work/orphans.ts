import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import type { Stoppable } from './stoppable.ts';

const everyMs = 5_000;
/** A job that was just taken may not have come to where its work begins. */
const afterSeconds = 5;

/**
 * The jobs of the pools of this process, and a sign that they live: a lock of the connection on which a pool listens,
 * which ends with the process however that ends. Shared, so that a connection that was cut may still hold it beside the next.
 */
export class Living {
  /** What each pool of this process works at. */
  readonly jobs = new Map<string, Set<string>>();

  /** For one runner. */
  events(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    const { jobs } = this;
    const jobsOf = (id: string) => jobs.get(id) ?? jobs.set(id, new Set()).get(id)!;
    events.on('pool:listen:success', ({ client, workerPool: { id } }) => {
      jobsOf(id);
      // a connection that ends here is opened again, and says so again
      client.query(`select pg_advisory_lock_shared(hashtextextended('worker ' || $1, 0))`, [id]).catch(() => undefined);
    });
    events.on('job:start', ({ worker, job }) => void jobsOf(worker.workerPool.id).add(String(job.id)));
    events.on('job:complete', ({ worker, job }) => void jobsOf(worker.workerPool.id).delete(String(job.id)));
    return events;
  }
}

/**
 * Jobs that are taken and that nobody works at are free again: those of processes that are gone, and those that were
 * given to a pool of this one in an answer that it never had. The runner itself would wait for four hours.
 */
export async function giveBackOrphans({ pool }: Pick<Platform, 'pool'>, living: Living): Promise<void> {
  await pool.query({
    name: 'jobs_of_the_dead',
    text: `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
        select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)) held
      where pg_try_advisory_xact_lock(hashtextextended('worker ' || locked_by, 0))`,
    values: [afterSeconds],
  });
  for (const [id, jobs] of living.jobs)
    await pool.query({
      name: 'jobs_that_never_came',
      text: `update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where locked_by = $1 and locked_at < now() - make_interval(secs => $2) and id <> all($3)`,
      values: [id, afterSeconds, [...jobs]],
    });
}

export function keepGivingBack(platform: Platform, living: Living): Stoppable {
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= giveBackOrphans(platform, living)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'the jobs of the dead wait for the database'))
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
