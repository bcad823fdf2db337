import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Call } from '../../../platform/http/call.ts';
import { gatewayEventReceived, transferTold } from '../events.ts';
import type { Headers } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/gateways.ts';

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
