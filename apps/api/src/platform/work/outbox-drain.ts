import type pg from 'pg';
import type { Subscription } from '../outbox.ts';
import { outboxNudge } from '../outbox.ts';
import type { Platform } from '../platform.ts';
import { courteous } from './courtesy.ts';
import type { Stoppable } from './stoppable.ts';

const batch = 200;
const everyMs = 1_000;
/**
 * The drain interval of a worker process, in milliseconds. It is short, because other processes write the events and
 * cannot wake this process.
 */
const alwaysMs = 200;
/**
 * The shortest time between two drains, in milliseconds: events in quick succession are drained together, which leaves
 * time for requests.
 */
const restMs = 250;
/**
 * The priority of a job whose result somebody waits for. Other jobs have priority 0, and jobs with the lowest number
 * run first.
 */
const firstOfAll = -10;

/**
 * Turns events into jobs: one job for each event and subscriber, or one job for several events when the subscriber can
 * join their payloads. The same transaction deletes the events from the outbox, so that none is lost or delivered
 * twice.
 */
async function drainOnce(pool: pg.Pool, subscriptions: readonly Subscription<Platform>[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ event: string; payload: unknown }>({
      name: 'outbox_take',
      text: `delete from outbox where id in (select id from outbox order by id limit $1 for update skip locked) returning event, payload`,
      values: [batch],
    });
    const jobs = subscriptions.flatMap(({ event, name, join, isFirst }) => {
      const payloads = rows.filter((row) => row.event === event).map(({ payload }) => payload);
      const joined = join && payloads.length > 0 ? [join(payloads as never[])] : payloads;
      return joined.map((payload) => ({ identifier: name, payload, ...(isFirst && { priority: firstOfAll }) }));
    });
    if (jobs.length > 0)
      await client.query({
        name: 'outbox_give',
        text: `select from graphile_worker.add_jobs(array(
          select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`,
        values: [JSON.stringify(jobs)],
      });
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Drains the outbox soon after this process writes an event, and at regular intervals for events of other processes.
 * While requests are queued it drains less often.
 */
export function keepDraining(
  platform: Platform,
  subscriptions: readonly Subscription<Platform>[],
  isRequestQueued: () => boolean,
): Stoppable {
  const inTurn = courteous(isRequestQueued);
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let soonTimer: NodeJS.Timeout | undefined;
  let lastDrain = 0;
  const drain = async () => {
    try {
      do again = false;
      while (((await inTurn(() => drainOnce(platform.pool, subscriptions))) === batch || again) && !stopped);
    } catch (error) {
      platform.log.warn({ err: error }, 'the outbox waits for the database');
    }
  };
  const wake = () => {
    again = true;
    soonTimer = undefined;
    lastDrain = Date.now();
    if (!stopped) running ??= drain().finally(() => (running = undefined));
  };
  // waits a moment, because the event's row becomes visible only when its transaction has committed
  const soon = () => {
    soonTimer ??= setTimeout(wake, Math.max(20, lastDrain + restMs - Date.now())).unref();
  };
  outboxNudge.on('written', soon);
  const timer = setInterval(wake, platform.config.process === 'worker' ? alwaysMs : everyMs).unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      outboxNudge.off('written', soon);
      await running;
    },
  };
}
