import { holdMinutes } from '@ivuriro/contract/slots';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaymentMethod, PaymentRow, PurposeName, Quote } from '../domain/payment-purposes.ts';
import { insertPayment, lockPatientPayments } from '../queries/payments.queries.ts';
import { releaseOlderPayment } from './release-older-payment.ts';

interface Opening {
  patientId: string;
  purpose: PurposeName;
  method: PaymentMethod;
  quote: Quote;
  /** The fields of the request, as they were sent. */
  fields: object;
  idempotencyKey?: string | undefined;
}

/**
 * Opens an online payment that expires after ten minutes. It replaces an older payment of the patient for the same
 * purpose that nobody has paid. The caller must hold the slot or check the offerings.
 */
export async function openPayment(
  trx: Db,
  { config }: Pick<Platform, 'config'>,
  { patientId, purpose, method, quote, fields, idempotencyKey }: Opening,
  now: Date,
): Promise<PaymentRow> {
  await lockPatientPayments(trx, patientId);
  await releaseOlderPayment(trx, patientId, purpose, now);
  const until = new Date(now.getTime() + holdMinutes * 60_000);
  return insertPayment(trx, patientId, quote, {
    id: newId(),
    purpose,
    method,
    status: 'INITIATED',
    gateway: config.paymentGateway,
    fields: JSON.stringify(fields),
    hold_expires_at: until,
    check_at: until,
    idempotency_key: idempotencyKey ?? null,
    created_at: now,
  });
}
