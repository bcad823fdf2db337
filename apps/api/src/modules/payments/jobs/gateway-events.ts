import { transact } from '../../../platform/db/transact.ts';
import { isId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { settle } from '../commands/settle-payment.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { paymentByReference } from '../queries/payments.queries.ts';
import { carryPayout } from './send-payouts.ts';

/** Looks up the state of the payout that a webhook names, because the webhook itself could be forged. */
export async function lookAtTold(data: { gateway: string; payout_id: string }, platform: Platform): Promise<void> {
  if (!isId(data.payout_id)) return;
  const { numUpdatedRows } = await transact(platform.db, (trx) =>
    trx
      .updateTable('payout')
      .set({ check_at: platform.now() })
      .where('id', '=', data.payout_id)
      .where('gateway', '=', data.gateway)
      .where('check_at', 'is not', null)
      .executeTakeFirst(),
  );
  if (numUpdatedRows > 0n) await carryPayout(platform, data.payout_id);
}

/**
 * Settles the payment that a webhook names; when it is already settled, looks for a second transaction that must be
 * refunded.
 */
export async function settleTold(
  data: { gateway: string; tx_ref: string; transaction_id: string | null },
  platform: Platform,
): Promise<void> {
  const payment = await paymentByReference(platform.db, data.tx_ref);
  if (!payment || payment.gateway !== data.gateway) return;
  if (!data.transaction_id || data.transaction_id === payment.gateway_tx_id) {
    await settle(platform, payment);
    return;
  }
  const verdict = await gatewayOf(platform, data.gateway).verify({ transactionId: data.transaction_id });
  await settle(platform, payment, verdict);
  // throws, so that the job is retried: a query by payment reference returns only the latest attempt, so nothing else
  // would find this transaction
  if (verdict === 'unreachable') throw new Error(`${data.gateway} does not answer; the job is repeated.`);
}
