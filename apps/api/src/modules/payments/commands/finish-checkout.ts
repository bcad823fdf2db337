import { problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { withoutClaims } from '../domain/request-fields.ts';
import { finishPayment } from './finish-payment.ts';
import type { PurposeName } from '../domain/payment-purposes.ts';

export interface FinalCall {
  payment_method?: string | undefined;
  transaction_id?: string | number | undefined;
  payment_data?: unknown;
  amount_shown?: number | undefined;
}
export type PendingConfirmation = { tx_ref: string; payment_status: 'VERIFYING' };

/**
 * Handles the last call of the wizard, after the patient has paid: settles the payment that the call names and returns
 * the appointment or order, or 202 while the gateway has not confirmed the payment. When the call names no payment,
 * `refuseIncomplete` may throw for another required field that is missing.
 */
export async function finishCall(
  { actor, platform }: Pick<Call<Actor<'patient'>>, 'actor' | 'platform'>,
  purpose: PurposeName,
  body: FinalCall,
  refuseIncomplete: (fields: object) => void,
): Promise<{ referenceId: string } | Reply<PendingConfirmation>> {
  const { transaction_id, payment_data } = body;
  const sentFields = withoutClaims(body);
  const txRef = txRefIn(payment_data);
  const transactionId = transaction_id === undefined ? undefined : String(transaction_id);
  if (!txRef && !transactionId) {
    refuseIncomplete(sentFields);
    throw problem('payment_unknown');
  }
  const finished = await finishPayment(platform, actor.id, { txRef, transactionId, sentFields });
  if (finished.state === 'verifying')
    return new Reply({ tx_ref: finished.txRef, payment_status: 'VERIFYING' }, 202, 'Payment is being confirmed');
  if (finished.purpose !== purpose) throw problem('intent_mismatch');
  return finished;
}

/**
 * The payment reference in the callback data of the browser; every other field of it could be forged and is ignored.
 */
function txRefIn(data: unknown): string | undefined {
  let told = data;
  if (typeof data === 'string')
    try {
      told = JSON.parse(data);
    } catch {
      return undefined;
    }
  const txRef = typeof told === 'object' && told !== null && 'tx_ref' in told ? told.tx_ref : undefined;
  return typeof txRef === 'string' && txRef ? txRef : undefined;
}
