import { reconcile } from '../payments/reconciliation.ts';
import { type ExpectedRow, pause, type RunState } from './rounds.ts';

const timeoutMs = 15_000;

/**
 * Moves the clock forward by days without killing a process, so that all retries are done; then checks the final
 * states.
 */
export async function settleAndCheck(
  state: Pick<RunState, 'fixture' | 'running' | 'wrong'> & { played: ExpectedRow[] },
): Promise<void> {
  const { fixture, wrong } = state;
  for (const hours of [0, 0.01, 0.1, 0.3, 1, 3, 6, 9, 12, 24, 24]) {
    fixture.clock.now = new Date(fixture.clock.now.getTime() + hours * 3_600_000);
    for (const transfer of fixture.gateway.transfers) transfer.status = 'SUCCESSFUL';
    await untilIdle(state);
    await state.running.say({ say: 'sweep', now: fixture.clock.now.getTime() });
  }
  await untilIdle(state);
  wrong.push(...(await reconcile(fixture.platform.db, fixture.gateway)).wrong);
  for (const { act, expected } of state.played) {
    const { sql, id, count } = expected;
    const found = Number((await fixture.platform.reads.query(sql, [id])).rows[0].count);
    if (found !== count) wrong.push(`${act}: ${found} instead of ${count} of ${id} in the end`);
  }
  for (const [what, sql] of Object.entries(nothing)) {
    const { rows } = await fixture.platform.reads.query(sql);
    if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const sent = Map.groupBy(fixture.gateway.transfers, ({ reference }) => reference);
  for (const [reference, transfers] of sent) if (transfers.length > 1) wrong.push(`payout ${reference} was sent twice`);
  state.played = [];
}

const nothing = {
  'a time that is held for ever': `select id, payment_id from slot_claim where state = 'HELD'`,
  'a payout that did not end': `select id, status from payout where status not in ('CONFIRMED', 'FAILED')`,
  'a refund that did not end': `select id, status from refund where status = 'PENDING'`,
  'an event that nobody heard': `select event from outbox`,
  'a job that was left': `select task_identifier, attempts, locked_by, last_error from graphile_worker.jobs`,
};

async function untilIdle({ fixture }: Pick<RunState, 'fixture'>): Promise<void> {
  const busy = `select 1 from outbox union all select 1 from graphile_worker.jobs where run_at <= now() limit 1`;
  for (let waited = 0; waited < timeoutMs; waited += 50) {
    if ((await fixture.platform.reads.query(busy)).rows.length === 0) return;
    await pause(50);
  }
}
