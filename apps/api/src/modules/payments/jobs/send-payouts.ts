import { withAdvisoryLock } from '../../../platform/db/advisory-lock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { payoutDue, payoutSent } from '../events.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import type { TransferVerdict } from '../gateways/transfers.ts';
import { duePayouts, endRest, type PayoutRow, restedPayouts, claimTurn } from '../queries/payouts.queries.ts';
import { concludePayout } from '../commands/conclude-payout.ts';

/**
 * Hands a payout to the gateway if the gateway can send to its account; otherwise an administrator pays it by hand.
 * Must only be called for a payout that needs no approval or was approved.
 */
export async function release(trx: Db, platform: Platform, payout: PayoutRow): Promise<void> {
  const name = platform.config.paymentGateway;
  if (!payout.destination || !gatewayOf(platform, name).transfers.reaches(payout.destination)) return;
  await trx
    .updateTable('payout')
    .set({ gateway: name, check_at: platform.now() })
    .where('id', '=', payout.id)
    .execute();
  await emit(trx, payoutDue, { payout_id: payout.id });
}

/** Releases the payouts that waited because the account of the provider had been changed less than a day before. */
export async function releaseRested(platform: Platform): Promise<void> {
  for (const { id } of await restedPayouts(platform.db, platform.now()))
    await transact(platform.db, async (trx) => {
      const payout = await endRest(trx, id);
      if (payout && !payout.gateway) await release(trx, platform, payout);
    });
}

/** Sends or checks every payout that is due. */
export async function carryDuePayouts(platform: Platform): Promise<void> {
  for (const { id } of await duePayouts(platform.db, platform.now())) await carryPayout(platform, id);
}

/**
 * Sends a payout, or asks the gateway for the state of one that was sent. Only one process at a time does this for a
 * payout, so that nothing is sent twice.
 */
export const carryPayout = (platform: Platform, payoutId: string): Promise<void> =>
  withAdvisoryLock(platform.pool, `payout ${payoutId}`, async () => {
    const payout = await transact(platform.db, (trx) => claimTurn(trx, payoutId, platform.now()));
    if (!payout?.gateway || !payout.destination) return;
    const { transfers } = gatewayOf(platform, payout.gateway);
    const verdict =
      payout.status === 'SENT'
        ? await transfers.follow(payout.reference!)
        : await transfers.send({
            reference: payout.id,
            amount: payout.amount,
            to: payout.destination,
            again: payout.checks > 1,
          });
    await transact(platform.db, (trx) => bring(trx, platform, payout, verdict));
  });

async function bring(trx: Db, { log, now }: Platform, payout: PayoutRow, verdict: TransferVerdict): Promise<void> {
  if (verdict === 'unreachable') return;
  const conclude = (status: 'CONFIRMED' | 'FAILED', failure?: string, reference?: string) =>
    concludePayout(trx, payout.id, { status, reference, ...(failure ? { failure } : {}) }, now());
  if ('refused' in verdict) return conclude('FAILED', verdict.refused);
  const { status, transferId, reference, amount, currency, reason } = verdict;
  if (reference !== payout.id || amount !== payout.amount || currency !== 'RWF') {
    // the answer is about another transfer: nothing is concluded, and the gateway is asked again
    log.error({ payout: payout.id, verdict }, 'the gateway speaks of another transfer than the one it was asked for');
    return;
  }
  if (status === 'successful') return conclude('CONFIRMED', undefined, transferId);
  if (status === 'failed') return conclude('FAILED', reason, transferId);
  const sent = await trx
    .updateTable('payout')
    .set({ status: 'SENT', reference: transferId })
    .where('id', '=', payout.id)
    .where('status', '=', 'REQUESTED')
    .returning('id')
    .executeTakeFirst();
  if (sent) await emit(trx, payoutSent, { payout_id: payout.id });
}
