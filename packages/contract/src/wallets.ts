import * as z from 'zod';
import { kinds, owned, ownedEndpoint } from './endpoint.ts';
import { phone } from './contact.ts';
import { patientRef } from './account-shapes.ts';
import { passwordAgain } from './second-factor.ts';
import { monthly } from './shapes.ts';
import { day, id, instant, line, money, named, oneLine, page, paging, picture } from './wire.ts';
import { purposes } from './payments.ts';

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
  /** The id of the appointment or order that was paid. */
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

export const transactions = owned({
  name: 'transactions',
  kinds,
  mounts: ['own', 'admin'],
  // existing API clients send the id of a pharmacy as `doctor_id` here
  ownerKeys: { pharmacy: 'doctor_id' },
  outlivesOwner: true,
  endpoints: {
    list: ownedEndpoint('GET /transactions', {
      permission: 'wallet.read',
      object: 'own',
      audit: 'none',
      query: z.object(paging),
      data: z.object({ provider: payee.extend({ is_deleted: z.boolean() }), transactions: page(transaction), wallet }),
      summary: 'The payments whose money arrived, newest first, and the wallet, which is computed from the ledger.',
    }),
  },
});

export const payouts = owned({
  name: 'payouts',
  kinds,
  mounts: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /payouts', {
      permission: 'wallet.read',
      object: 'own',
      audit: 'none',
      query: z.object({ date_from: dayFilter, date_to: dayFilter, ...paging }),
      data: page(
        z.object({
          id,
          created_at: instant,
          amount_paid: money,
          status: z.enum(['REQUESTED', 'SENT', 'CONFIRMED', 'FAILED']),
          /** The mobile money operator or bank, and the last three digits of the account. */
          destination: z.string().nullable(),
          /** The reference number of the transfer. */
          reference: z.string().nullable(),
        }),
      ),
      summary: 'The payouts of the provider, newest first. `date_from` and `date_to` are days in Kigali.',
    }),
  },
});

export const paymentInfos = owned({
  name: 'payment_info',
  kinds,
  mounts: ['own'],
  endpoints: {
    read: ownedEndpoint('GET /payment_info', {
      permission: 'payout.manage',
      object: 'own',
      audit: 'none',
      /** `changed_at` is the time since which this account is set; only for the administrator who makes payouts. */
      data: paymentInfo.extend({ changed_at: instant.optional() }).nullable(),
      summary: 'The payout account; for administrators also since when it is set.',
    }),
    set: ownedEndpoint('PUT /payment_info', {
      permission: 'payout.manage',
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
        'Sets the payout account: a Rwandan mobile number, stored as +2507…, or the number of a bank account. A change requires `password` (422 `password_required`) and that the caller has a second factor (422 `second_factor_needed`); it is reported by mail. The first payout to a new account waits for a day.',
    }),
  },
});
export type PaymentInfo = z.output<typeof paymentInfo>;
export type Wallet = z.output<typeof wallet>;
export type Transaction = z.output<typeof transaction>;
