import type { Checkout, Intent } from '@ivuriro/contract/payments';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contactOf } from '../../identity/index.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { paymentByReference } from './payments.queries.ts';

export const readIntent = async (platform: Platform, txRef: string): Promise<Intent> =>
  presentIntent(platform, await existingPayment(platform.db, txRef));

export async function existingPayment(db: Db, txRef: string): Promise<PaymentRow> {
  const payment = await paymentByReference(db, txRef);
  if (!payment) throw problem('not_found');
  return payment;
}

export async function presentIntent(platform: Platform, payment: PaymentRow): Promise<Intent> {
  const checkout: Checkout = gatewayOf(platform, payment.gateway).checkout(
    payment,
    await contactOf(platform.db, payment.patient_id),
  );
  return {
    payment_id: payment.id,
    tx_ref: payment.tx_ref,
    amount: payment.amount,
    currency: 'RWF',
    status: payment.status,
    hold_expires_at: payment.hold_expires_at?.toISOString() ?? null,
    checkout,
    reference_id: payment.reference_id,
  };
}
