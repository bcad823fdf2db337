import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, money, nothing, whole } from './wire.ts';

export const paymentMethods = ['CARD', 'MOBILE_MONEY', 'CASH'] as const;
/**
 * Only for CASH: the highest price that was shown to the patient. A higher price is refused with the error
 * `price_changed`, which contains the new price as `amount`.
 */
export const amountShown = whole.pipe(z.int().min(0)).optional();
/** How somebody pays online. */
export const onlineMethod = z.enum(['CARD', 'MOBILE_MONEY'], 'Please select payment method');
export const purposes = ['appointment', 'laboratory_test', 'prescription'] as const;

/** The data with which a page opens the gateway's checkout. */
export const checkout = z.object({
  gateway: z.enum(['sandbox', 'flutterwave']),
  public_key: z.string(),
  payment_options: z.string(),
  title: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), phone_number: z.string().nullable() }),
});
export const intent = z.object({
  payment_id: id,
  tx_ref: z.string(),
  amount: money,
  currency: z.literal('RWF'),
  status: z.string(),
  hold_expires_at: instant.nullable(),
  checkout,
  reference_id: id.nullable(),
});
export const confirming = z.object({ tx_ref: z.string(), payment_status: z.literal('VERIFYING') });

/**
 * The other fields are those of the call that books the appointment or places the order, validated by the module that
 * serves that call.
 */
const intentRequest = z.looseObject({
  purpose: z.enum(purposes),
  payment_method: onlineMethod,
});
const intentParams = z.object({ tx_ref: z.string() });

export const payments = {
  createIntent: endpoint('POST /patient/payment_intents', {
    who: 'patient',
    object: 'own',
    audit: 'payment.intent',
    budget: 'booking',
    body: intentRequest,
    tolerates: ['amount_paid', 'amount_shown', 'category', 'payment_data', 'transaction_id', 'attachments'],
    files: { field: 'attachments', kind: 'attachment', max: 10 },
    data: intent,
    status: 201,
    summary:
      'Fixes the price, holds the slot or the items for ten minutes and opens a payment. Takes every field of the call that books or orders afterwards, and an Idempotency-Key.',
  }),
  intent: endpoint('GET /patient/payment_intents/{tx_ref}', {
    who: 'patient',
    object: 'payment@params.tx_ref',
    audit: 'none',
    params: intentParams,
    data: intent,
    summary: 'The payment. To be polled while VERIFYING. `reference_id` is the appointment or order that was bought.',
  }),
  withdrawIntent: endpoint('DELETE /patient/payment_intents/{tx_ref}', {
    who: 'patient',
    object: 'payment@params.tx_ref',
    audit: 'payment.withdrawn',
    budget: 'write',
    params: intentParams,
    data: nothing,
    summary: 'Releases the hold. 409 when money has already arrived.',
  }),
  webhook: endpoint('POST /payments/webhooks/{provider}', {
    who: 'secret',
    object: 'none',
    audit: 'payment.event',
    budget: 'callback',
    params: z.object({ provider: z.string() }),
    body: z.looseObject({}),
    data: nothing,
    summary: 'The webhook of a payment gateway, which must send its secret.',
  }),
};
export type Checkout = z.output<typeof checkout>;
export type Intent = z.output<typeof intent>;
export type IntentRequest = z.output<typeof intentRequest>;
