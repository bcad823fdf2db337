import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Call } from '../../../platform/http/call.ts';
import { gatewayEventReceived, transferTold } from '../events.ts';
import type { Headers } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { paymentByReference } from '../queries/payments.queries.ts';
import { carryPayout } from '../jobs/send-payouts.ts';
import { settle } from './settle-payment.ts';
import { transact } from '../../../platform/db/transact.ts';

type WebhookCall = Pick<Call, 'platform' | 'transact' | 'rawBody' | 'now'> & { headers: Headers };

/** Stores the event of the gateway once and answers immediately; a background job processes it. */
export async function receiveEvent(call: WebhookCall, provider: string): Promise<null> {
  const { platform, rawBody, headers, now } = call;
  if (provider !== platform.config.paymentGateway) throw problem('not_found');
  const event = gatewayOf(platform, provider).readEvent(headers, rawBody);
  const row = {
    gateway: provider,
    event_key: event.eventKey,
    payload: JSON.stringify(event.kept),
    received_at: now,
  };
  return call.transact(async (trx) => {
    const stored = await asSystem(() =>
      trx
        .insertInto('gateway_event')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returning('event_key')
        .executeTakeFirst(),
    );
    if (stored && event.txRef)
      await emit(trx, gatewayEventReceived, {
        gateway: provider,
        tx_ref: event.txRef,
        transaction_id: event.transactionId,
      });
    if (stored && event.payoutId) await emit(trx, transferTold, { gateway: provider, payout_id: event.payoutId });
    return null;
  });
}

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
  // asked by reference the gateway reports only the latest attempt, so this transaction is looked up by its id
  if (verdict === 'unreachable') throw new Error(`${data.gateway} does not answer; the job is repeated.`);
}
