import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { payoutSent } from '../events.ts';
import { lockPayout } from '../queries/payouts.queries.ts';
import { post } from './post-to-ledger.ts';

/**
 * Concludes a payout, once: either the money has arrived, or the payout has failed and its amount returns to the
 * provider's balance. 409 when the payout was concluded before.
 */
export async function concludePayout(
  trx: Db,
  payoutId: string,
  outcome: { status: 'CONFIRMED' | 'FAILED'; failure?: string; reference?: string | undefined },
  now: Date,
): Promise<void> {
  const { status, failure = null, reference } = outcome;
  const before = await lockPayout(trx, payoutId);
  const payout = await trx
    .updateTable('payout')
    .set({ status, failure, check_at: null, ...(reference ? { reference } : {}) })
    .where('id', '=', payoutId)
    .where('status', 'in', ['REQUESTED', 'SENT'])
    .returning(['provider_id', 'amount'])
    .executeTakeFirst();
  if (!payout) throw problem('conflict');
  const { amount, provider_id } = payout;
  const failed = status === 'FAILED';
  if (!failed && before.status === 'REQUESTED') await emit(trx, payoutSent, { payout_id: payoutId });
  await post(
    trx,
    { event: failed ? 'payout_failed' : 'payout_confirmed', ownerId: provider_id, amount, payoutId, at: now },
    { payout_clearing: -amount, ...(failed ? { provider_payable: amount } : { bank: amount }) },
  );
}
