import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import type { Stoppable } from './stoppable.ts';

const everyMs = 5_000;
/** A pool of workers that has just begun may have taken jobs before it could show that it lives. */
const afterSeconds = 5;

/**
 * The events of a runner whose pool shows that it lives: by a lock of the connection on which it listens, which ends
 * with the process however that ends. Shared, so that a connection that was cut may still hold it beside the next one.
 */
export function showingLife(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // a connection that ends here is opened again, and says so again
    client
      .query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [`worker ${workerPool.id}`])
      .catch(() => undefined);
  });
  return events;
}

/** Takes the jobs of processes that are gone away from them: the runner itself would wait for four hours. */
export async function giveBackOrphans({ pool }: Pick<Platform, 'pool'>): Promise<void> {
  await pool.query({
    name: 'jobs_of_the_dead',
    text: `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
        select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)) held
      where pg_try_advisory_xact_lock(hashtextextended('worker ' || locked_by, 0))`,
    values: [afterSeconds],
  });
}

export function keepGivingBack(platform: Platform): Stoppable {
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= giveBackOrphans(platform)
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
