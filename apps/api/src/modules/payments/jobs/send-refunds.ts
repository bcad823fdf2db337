import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { withAdvisoryLock } from '../../../platform/db/advisory-lock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Refund } from '../../../platform/db/types.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { paymentRefunded } from '../events.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { post } from '../commands/post-to-ledger.ts';
import { lockPayment, paymentById, updatePayment } from '../queries/payments.queries.ts';

type RefundRow = Selectable<Refund>;

/** Sends every refund that is due. */
export async function sendDueRefunds(platform: Platform): Promise<void> {
  const due = await platform.db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('try_at', '<=', platform.now())
    .orderBy('try_at')
    .limit(50)
    .execute();
  for (const { id } of due) await sendRefund(platform, id);
}

/** Orders the refund from the gateway. One process at a time does this for a refund, so that nothing is sent twice. */
export const sendRefund = (platform: Platform, refundId: string): Promise<void> =>
  withAdvisoryLock(platform.pool, `refund ${refundId}`, () => send(platform, refundId));

async function send(platform: Platform, refundId: string): Promise<void> {
  const refund = await transact(platform.db, (trx) => claimRefund(trx, refundId, platform.now()));
  if (!refund) return;
  const payment = await paymentById(platform.db, refund.payment_id);
  const answer = await gatewayOf(platform, payment.gateway).refund({
    id: refund.id,
    transactionId: refund.gateway_tx_id,
    amount: refund.amount,
    again: refund.tries > 1,
  });
  if (typeof answer === 'object')
    await transact(platform.db, (trx) => markDone(trx, refund, answer.refundId, platform.now()));
  else platform.log.warn({ refund: refund.id, answer }, 'the gateway did not take a refund; it is sent again');
}

// The time of the next attempt is stored before this attempt, so that two processes never send a refund at once. The
// interval grows with each attempt.
const claimRefund = (db: Db, id: string, now: Date): Promise<RefundRow | undefined> =>
  db
    .updateTable('refund')
    .set({
      tries: sql`tries + 1`,
      try_at: sql`${now}::timestamptz + least(tries + 1, 60) * interval '1 minute'`,
    })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();

async function markDone(trx: Db, refund: RefundRow, gatewayRefundId: string, now: Date): Promise<void> {
  const payment = await lockPayment(trx, refund.payment_id);
  const done = await trx
    .updateTable('refund')
    .set({ status: 'DONE', gateway_refund_id: gatewayRefundId, done_at: now })
    .where('id', '=', refund.id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!done) return;
  if (payment.status === 'REFUND_PENDING' && payment.gateway_tx_id === refund.gateway_tx_id)
    await updatePayment(trx, payment.id, { status: 'REFUNDED' });
  await emit(trx, paymentRefunded, {
    refund_id: refund.id,
    reason: refund.reason,
    payment_id: payment.id,
    patient_id: payment.patient_id,
    purpose: payment.purpose,
    reference_id: payment.reference_id,
  });
  if (refund.currency === 'RWF')
    await post(
      trx,
      {
        event: 'refund_done',
        ownerId: null,
        amount: refund.amount,
        paymentId: payment.id,
        refundId: refund.id,
        at: now,
      },
      { refund_payable: -refund.amount, gateway_clearing: refund.amount },
    );
}
