import type { Checkout, Intent } from '@ivuriro/contract/payments';
import type { Platform } from '../../../platform/platform.ts';
import { contactOf } from '../../identity/index.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { gatewayOf } from '../gateways/gateways.ts';

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
