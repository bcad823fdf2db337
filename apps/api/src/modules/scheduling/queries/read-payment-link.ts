import type { DuePage, paymentLinks } from '@ivuriro/contract/payment-links';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { isDueInCash, paymentById } from '../../payments/index.ts';
import { isOpen, type Status } from '../domain/appointment-states.ts';
import { type AppointmentRow, appointmentById } from './appointments.queries.ts';
import { isDueBeingVerified } from './due-payments.queries.ts';
import { appointmentOfPaymentLink } from './payment-links.queries.ts';
import { timeOf } from './read-move-link.ts';

/** The appointment of a payment link, and the amount that is due. */
export const readPaymentLink = ({ db, params }: CallOf<typeof paymentLinks.read>): Promise<DuePage> =>
  // nobody is signed in on this page: the secret decides which appointment it may show, so the system reads it
  asSystem(async () => presentDue(db, await appointmentByLink(db, params.secret)));

/** The appointment of a payment link. Throws `link_expired` when no link has this secret. */
export async function appointmentByLink(db: Db, secret: string): Promise<AppointmentRow> {
  const id = await appointmentOfPaymentLink(db, secret);
  if (!id) throw problem('link_expired');
  return appointmentById(db, id);
}

/**
 * The page of a payment link: when and where the appointment is, and whether its amount is due, being verified or paid.
 * Throws `link_expired` when the amount is neither due nor paid, such as after a cancellation.
 */
export async function presentDue(db: Db, appointment: AppointmentRow): Promise<DuePage> {
  const payment = await paymentById(db, appointment.payment_id);
  const isDue = isOpen(appointment.status as Status) && isDueInCash(payment);
  if (!isDue && payment.status !== 'SUCCESSFUL') throw problem('link_expired');
  const isVerified = isDue && (await isDueBeingVerified(db, appointment));
  return {
    ...(await timeOf(db, appointment)),
    amount: payment.amount,
    status: !isDue ? 'PAID' : isVerified ? 'VERIFYING' : 'DUE',
  };
}
