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

/** The appointment of a link, and what is due. */
export const readPaymentLink = ({ db, params }: CallOf<typeof paymentLinks.read>): Promise<DuePage> =>
  // the page acts for nobody, and the secret has shown which appointment it may show
  asSystem(async () => presentDue(db, await appointmentByLink(db, params.secret)));

/** `link_expired` when no link has this secret. */
export async function appointmentByLink(db: Db, secret: string): Promise<AppointmentRow> {
  const id = await appointmentOfPaymentLink(db, secret);
  if (!id) throw problem('link_expired');
  return appointmentById(db, id);
}

/** How the appointment stands. `link_expired` when it is neither paid nor to be paid, such as after a cancellation. */
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
