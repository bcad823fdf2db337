import { payments } from '../../apps/api/src/modules/payments/index.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';

/**
 * Delivers the events of the outbox as the worker does: each event until its subscriber succeeds, and sometimes twice.
 */
export async function drain(platform: Platform): Promise<number> {
  const rows = await platform.db.selectFrom('outbox').selectAll().orderBy('id').limit(50).execute();
  let done = 0;
  for (const { id, event, payload } of rows) {
    try {
      for (const subscription of payments.subscriptions ?? [])
        if (subscription.event === event) await subscription.react(payload as never, platform);
      await platform.db.deleteFrom('outbox').where('id', '=', id).execute();
      done++;
    } catch {
      // the event stays in the outbox and is delivered again
    }
  }
  return done;
}

export async function sweep(platform: Platform): Promise<void> {
  for (const job of Object.values(payments.jobs ?? {})) await job({} as never, platform);
}

/** Removes all faults and moves the clock forward by days, so that all retries are done. */
export async function comeToRest(platform: Platform, clock: { now: Date }, tell = drain): Promise<void> {
  for (const hours of [0, 0.01, 0.02, 0.1, 0.3, 1, 1, 3, 6, 9, 12, 12, 24, 24, 24]) {
    clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
    while ((await tell(platform)) > 0);
    while ((await due(platform)) > 0) await sweep(platform);
  }
  while ((await tell(platform)) > 0);
}

async function due({ reads, now }: Platform): Promise<number> {
  const { rows } = await reads.query<{ due: number }>(
    `select (select count(*) from payment where check_at <= $1)
      + (select count(*) from refund where status = 'PENDING' and try_at <= $1) as due`,
    [now()],
  );
  return rows[0]!.due;
}
