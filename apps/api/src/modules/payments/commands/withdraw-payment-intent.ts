import { problem } from '../../../platform/errors.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { holding } from '../domain/payment-states.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { lockPayment } from '../queries/payments.queries.ts';
import { existingPayment } from '../queries/read-payment-intent.ts';
import { expire } from './close-payment.ts';
import type { PatientCall } from './open-payment-intent.ts';
import { settle } from './settle-payment.ts';

/** Withdraws a payment that the patient no longer wants; 409 once the gateway has seen money. */
export async function withdrawIntent(call: PatientCall, txRef: string): Promise<null> {
  const { platform, now } = call;
  let payment = await existingPayment(platform.db, txRef);
  if (payment.status === 'INITIATED') {
    const verdict = await gatewayOf(platform, payment.gateway).verify({ txRef });
    if (typeof verdict === 'object') payment = await settle(platform, payment, verdict);
  }
  if (!mayGo(payment)) throw problem('payment_seen');
  return call.transact(async (trx) => {
    const locked = await lockPayment(trx, payment.id);
    if (!mayGo(locked)) throw problem('payment_seen');
    if (holding(locked)) await expire(trx, locked, now);
    return null;
  });
}

const mayGo = ({ status }: PaymentRow) => status === 'INITIATED' || status === 'EXPIRED' || status === 'FAILED';
