import type { Intent } from '@ivuriro/contract/payments';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { presentIntent } from '../presenters/present-intent.ts';
import { paymentByReference } from './payments.queries.ts';

export const readIntent = async (platform: Platform, txRef: string): Promise<Intent> =>
  presentIntent(platform, await existingPayment(platform.db, txRef));

export async function existingPayment(db: Db, txRef: string): Promise<PaymentRow> {
  const payment = await paymentByReference(db, txRef);
  if (!payment) throw problem('not_found');
  return payment;
}
