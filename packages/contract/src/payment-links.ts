import * as z from 'zod';
import { appointmentTime } from './appointment-time.ts';
import { endpoint } from './endpoint.ts';
import { intent, onlineMethod } from './payments.ts';
import { money, oneLine } from './wire.ts';

const params = z.object({ secret: z.string().max(200) });
const due = appointmentTime.extend({
  amount: money,
  /** VERIFYING while the gateway has not decided whether a payment succeeded. */
  status: z.enum(['DUE', 'VERIFYING', 'PAID']),
});
export type DuePage = z.output<typeof due>;

/** The page of a payment link, on which a patient pays for an appointment that a desk booked. It needs no sign-in. */
export const paymentLinks = {
  read: endpoint('GET /payment_links/{secret}', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'public_code',
    params,
    data: due,
    summary:
      'The appointment of a link by which its patient pays online, and what is due. 422 `link_expired` once the appointment was cancelled or is over, or a newer link was sent.',
  }),
  pay: endpoint('POST /payment_links/{secret}', {
    who: 'public',
    object: 'none',
    audit: 'payment.intent',
    budget: 'public_code',
    params,
    body: z.strictObject({ payment_method: onlineMethod }),
    data: intent,
    status: 201,
    summary:
      'Opens a payment of what is due. Nothing is held: the appointment is booked already. 409 `not_due` when it is paid meanwhile.',
  }),
  confirm: endpoint('POST /payment_links/{secret}/confirmation', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'public_code',
    params,
    body: z.strictObject({ tx_ref: oneLine(200), transaction_id: z.string().max(200).optional() }),
    data: due,
    summary:
      'Asks the gateway about the payment that the browser reports, and answers how the appointment stands then. Money that arrives after the cash was taken at the desk, or after a cancellation, goes back.',
  }),
};
