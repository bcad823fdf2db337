import * as z from 'zod';
import { endpoint, kinds, owned } from './endpoint.ts';
import { paymentInfos } from './wallets.ts';
import { passwordAgain } from './second-factor.ts';
import { id, instant, money, named, nothing, oneLine, page, paging, uuid, whole } from './wire.ts';
import { payableTypes, payout, payoutStates } from './payout-shapes.ts';

/** The payout account of a provider, and the time since which it is set, for the administrator who makes the payout. */
export const payeeInfos = owned({
  name: 'payee_info',
  kinds,
  mounts: ['admin'],
  outlivesOwner: true,
  endpoints: { read: { ...paymentInfos.endpoints.read, permission: 'money.manage' } },
});
const payoutParams = z.object({ id });
const amount = whole.pipe(z.int().min(1, 'The amount is at least 1 Frw.').max(1_000_000_000));
const percent = z
  .union([z.number(), z.string().regex(/^\d{1,3}(\.\d{1,2})?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(100).multipleOf(0.01));
/** A request for a higher value of a setting. It waits for the approval of another administrator. */
const settingRequest = z.object({ id, from: z.number(), to: z.number(), requested_by: named, requested_at: instant });
const waiting = settingRequest.nullable();
const commissions = z.array(z.object({ kind: z.enum(kinds), percent: z.number(), waiting }));
const limit = z.object({ amount: money, waiting });

export const payouts = {
  create: endpoint('POST /admin/payouts', {
    who: 'admin',
    permission: 'money.manage',
    object: 'payee@body.payable_id',
    audit: 'payout.requested',
    budget: 'money',
    body: z.strictObject({
      payable_id: uuid,
      payable_type: z.enum(payableTypes),
      amount_paid: amount,
      type: z.enum(['pending', 'custom']).default('custom'),
      password: passwordAgain,
    }),
    data: payout,
    status: 201,
    message: 'Payment successful',
    summary:
      'Reserves money for a provider and sends it. With `pending` the amount must be exactly what is owed, with `custom` at most that; otherwise 409 `balance_changed` with the amount that is owed. The payout waits for a second administrator when the payouts of 24 hours to the provider exceed the limit, and for a day when the payout account is new. 422 `password_required` when the password was entered more than 15 minutes ago. Takes an Idempotency-Key; without one an equal payout within a minute is 409.',
  }),
  list: endpoint('GET /admin/payouts', {
    who: 'admin',
    permission: 'money.manage',
    object: 'own',
    audit: 'none',
    query: z.object({
      payable_id: uuid.optional().catch(undefined),
      payable_type: z.enum(payableTypes).optional().catch(undefined),
      /** A payout status, or `APPROVAL` for payouts that wait for a second administrator. */
      status: z
        .enum([...payoutStates, 'APPROVAL'])
        .optional()
        .catch(undefined),
      ...paging,
    }),
    data: page(payout),
    summary: 'Payouts, latest first. The total is a lower bound from 10,000 on.',
  }),
  record: endpoint('PUT /admin/payouts/{id}', {
    who: 'admin',
    permission: 'money.manage',
    object: 'payout@params.id',
    audit: 'payout.recorded',
    budget: 'money',
    alsoPut: true,
    params: payoutParams,
    body: z.strictObject({ status: z.enum(['SENT', 'CONFIRMED', 'FAILED']), reference: oneLine(80).optional() }),
    data: payout,
    message: 'The payout was updated',
    summary:
      'Records the result of a payout that an administrator pays by hand. FAILED returns the money to the balance; it also refuses a payout that waits for approval. 409 when a gateway sends the payout, or when it has ended.',
  }),
  approve: endpoint('POST /admin/payouts/{id}/approval', {
    who: 'admin',
    permission: 'money.manage',
    object: 'payout@params.id',
    audit: 'payout.approved',
    budget: 'money',
    params: payoutParams,
    body: z.strictObject({ password: passwordAgain }),
    data: payout,
    message: 'The payout was approved',
    summary:
      'A second administrator approves a payout that is above the limit or goes to a new account. 403 `second_administrator` for the administrator who requested it.',
  }),
  limit: endpoint('GET /admin/payout_limit', {
    who: 'admin',
    permission: 'money.manage',
    object: 'own',
    audit: 'none',
    data: limit,
    summary:
      'The amount up to which one administrator alone may pay a provider within 24 hours. `waiting` is a higher limit that was requested.',
  }),
  setLimit: endpoint('PUT /admin/payout_limit', {
    who: 'admin',
    permission: 'settings.manage',
    object: 'own',
    audit: 'payout_limit.set',
    budget: 'money',
    alsoPut: true,
    body: z.strictObject({ amount: whole.pipe(z.int().min(0).max(1_000_000_000)), password: passwordAgain }),
    data: limit,
    message: 'The limit was saved',
    summary:
      'Sets the limit for payouts that are requested from now on. A lower limit holds at once, a higher one waits for another administrator. 422 `password_required` as for a payout.',
  }),
  commissions: endpoint('GET /admin/commissions', {
    who: 'admin',
    permission: 'money.manage',
    object: 'own',
    audit: 'none',
    data: commissions,
    summary: 'The platform’s share of each payment, by kind of provider.',
  }),
  setCommission: endpoint('PUT /admin/commissions', {
    who: 'admin',
    permission: 'settings.manage',
    object: 'own',
    audit: 'commission.set',
    budget: 'money',
    alsoPut: true,
    body: z.strictObject({ kind: z.enum(kinds), percent, password: passwordAgain }),
    data: commissions,
    message: 'The commission was saved',
    summary:
      'Sets the commission of payments that are opened from now on. A lower commission holds at once, a higher one waits for another administrator. 422 `password_required` as for a payout.',
  }),
  approveSetting: endpoint('POST /admin/money_settings/{id}/approval', {
    who: 'admin',
    permission: 'settings.manage',
    object: 'money_setting_request@params.id',
    audit: 'money_setting.approved',
    budget: 'money',
    params: payoutParams,
    body: z.strictObject({ password: passwordAgain }),
    data: nothing,
    message: 'The change was approved',
    summary:
      'Approves a higher limit or commission. 403 `second_administrator` for the administrator who requested it, 409 when it no longer waits.',
  }),
  refuseSetting: endpoint('DELETE /admin/money_settings/{id}', {
    who: 'admin',
    permission: 'settings.manage',
    object: 'money_setting_request@params.id',
    audit: 'money_setting.refused',
    budget: 'money',
    params: payoutParams,
    data: nothing,
    message: 'The change was refused',
    summary: 'Refuses a higher limit or commission, or withdraws the request for it.',
  }),
};
export type SettingRequest = z.output<typeof settingRequest>;
