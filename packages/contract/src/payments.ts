import * as z from 'zod';
import { endpoint, kinds, owned, ownedEndpoint } from './endpoint.ts';
import { phone } from './contact.ts';
import { patientRef } from './identity.ts';
import { passwordAgain } from './second-factor.ts';
import { monthly } from './shapes.ts';
import { day, id, instant, line, money, named, nothing, oneLine, page, paging, picture, whole } from './wire.ts';

export const paymentMethods = ['CARD', 'MOBILE_MONEY', 'CASH'] as const;
/**
 * With CASH, the highest price that the patient was shown; a higher price is refused (`price_changed`) with its
 * `amount`.
 */
export const amountShown = whole.pipe(z.int().min(0)).optional();
export const purposes = ['appointment', 'laboratory_test', 'prescription'] as const;

/** The data with which a page opens the checkout of the gateway. */
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

export const transaction = z.object({
  id,
  reference: z.string(),
  patient: patientRef,
  currency: z.string(),
  amount_paid: money,
  /** The refunded amount; `amount_paid` and `ivuriro_revenue` do not include it. */
  amount_refunded: money,
  ivuriro_revenue: money,
  purpose: z.enum(purposes),
  /** The appointment or order that was paid. */
  reference_id: id.nullable(),
  payment_method: z.string(),
  payment_status: z.string(),
  created_at: instant,
});
/** The owner of a wallet. */
export const payee = named.extend({ user_code: z.string(), picture, kind: z.enum(kinds) });
export const wallet = z.object({
  amount_paid: money,
  total_revenue: money,
  amount_pending: money,
  amount_completed: money,
  annualAmountPaidCharts: monthly,
  annualRevenueAmountCharts: monthly,
  annualPendingTransactionCharts: monthly,
  annualCompletedTransactionCharts: monthly,
});
export const paymentInfo = z.object({
  method: z.enum(['MOBILE_MONEY', 'BANK']),
  provider: z.string(),
  account_number: z.string(),
  account_name: z.string(),
});

const holder = {
  provider: oneLine(80),
  account_name: oneLine(120),
  password: passwordAgain,
};
const rwandanMobile = phone.refine(
  (number) => /^\+2507\d{8}$/.test(number),
  'Enter a Rwandan mobile number, like 0788 123 456.',
);
const bankAccount = line()
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, 'Enter the figures of the bank account, 6 to 20 of them.'));

const dayFilter = day.optional().catch(undefined);

/**
 * The other fields are those of the call that books the appointment or places the order. The module that sells it
 * validates them.
 */
const intentRequest = z.looseObject({
  purpose: z.enum(purposes),
  payment_method: z.enum(['CARD', 'MOBILE_MONEY'], 'Please select payment method'),
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
      'Fixes the price, holds what is bought for ten minutes and opens a payment. Takes every field of the final call and Idempotency-Key.',
  }),
  intent: endpoint('GET /patient/payment_intents/{tx_ref}', {
    who: 'patient',
    object: 'payment@params.tx_ref',
    audit: 'none',
    params: intentParams,
    data: intent,
    summary: 'The payment; poll while VERIFYING, `reference_id` says what came of it.',
  }),
  withdrawIntent: endpoint('DELETE /patient/payment_intents/{tx_ref}', {
    who: 'patient',
    object: 'payment@params.tx_ref',
    audit: 'payment.withdrawn',
    budget: 'write',
    params: intentParams,
    data: nothing,
    summary: 'Gives the hold back; 409 once money was seen.',
  }),
  webhook: endpoint('POST /payments/webhooks/{provider}', {
    who: 'secret',
    object: 'none',
    audit: 'payment.event',
    budget: 'callback',
    params: z.object({ provider: z.string() }),
    body: z.looseObject({}),
    data: nothing,
    summary: 'An event of the gateway, told to us with its secret.',
  }),
};

export const transactions = owned({
  name: 'transactions',
  kinds,
  mounts: ['own', 'admin'],
  // existing API clients name a pharmacy by the doctor's field here
  ownerKeys: { pharmacy: 'doctor_id' },
  outlivesOwner: true,
  endpoints: {
    list: ownedEndpoint('GET /transactions', {
      object: 'own',
      audit: 'none',
      query: z.object(paging),
      data: z.object({ provider: payee.extend({ is_deleted: z.boolean() }), transactions: page(transaction), wallet }),
      summary: 'Payments that ever arrived, newest first, and the wallet from the ledger.',
    }),
  },
});

export const payouts = owned({
  name: 'payouts',
  kinds,
  mounts: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /payouts', {
      object: 'own',
      audit: 'none',
      query: z.object({ date_from: dayFilter, date_to: dayFilter, ...paging }),
      data: page(
        z.object({
          id,
          created_at: instant,
          amount_paid: money,
          status: z.enum(['REQUESTED', 'SENT', 'CONFIRMED', 'FAILED']),
          /** Mobile money or bank, and the last three digits of the account. */
          destination: z.string().nullable(),
          /** The reference number of the transfer. */
          reference: z.string().nullable(),
        }),
      ),
      summary: 'What was paid out, newest first; `date_from` and `date_to` are days of Kigali.',
    }),
  },
});

export const paymentInfos = owned({
  name: 'payment_info',
  kinds,
  mounts: ['own'],
  endpoints: {
    read: ownedEndpoint('GET /payment_info', {
      object: 'own',
      audit: 'none',
      /** `changed_at`: since when payouts go to this account; only for the administrator who pays. */
      data: paymentInfo.extend({ changed_at: instant.optional() }).nullable(),
      summary: 'Where payouts go; for the administrator also since when.',
    }),
    set: ownedEndpoint('PUT /payment_info', {
      object: 'own',
      audit: 'payment_info.set',
      budget: 'money',
      alsoPut: true,
      body: z.discriminatedUnion('method', [
        z.strictObject({ method: z.literal('MOBILE_MONEY'), account_number: rwandanMobile, ...holder }),
        z.strictObject({ method: z.literal('BANK'), account_number: bankAccount, ...holder }),
      ]),
      data: paymentInfo,
      message: 'Payment information was saved',
      summary:
        'Says where payouts go: a Rwandan mobile number, stored as +2507…, or the figures of a bank account. A change needs `password` (422 `password_required`), is told by mail, and the first payout to a new account waits for a day.',
    }),
  },
});
export type Checkout = z.output<typeof checkout>;
export type Intent = z.output<typeof intent>;
export type IntentRequest = z.output<typeof intentRequest>;
export type PaymentInfo = z.output<typeof paymentInfo>;
export type Wallet = z.output<typeof wallet>;
export type Transaction = z.output<typeof transaction>;
