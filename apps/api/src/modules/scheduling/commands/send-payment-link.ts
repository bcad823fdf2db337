import type { deskAppointments } from '@ivuriro/contract/desk-appointments';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { reachOf } from '../../identity/index.ts';
import { paymentAsked } from '../events.ts';
import { sideOf } from '../queries/appointment-brief.queries.ts';
import { type AppointmentRow, lockAppointment } from '../queries/appointments.queries.ts';
import { writePaymentLink } from '../queries/payment-links.queries.ts';
import { quoteDue } from './due-purpose.ts';

type SendCall = OwnedCallOf<typeof deskAppointments.endpoints.sendPaymentLink>;

/** Sends the patient a link by which they can pay what is due. An earlier link no longer works. */
export async function sendPaymentLink({ owner, params, now, transact }: SendCall): Promise<null> {
  await transact(async (trx) => {
    const appointment = await lockAppointment(trx, params.id);
    if (appointment[sideOf(owner)] !== owner.id) throw problem('not_found');
    // a doctor is neither payer nor payee of a payment to a hospital, so the system reads it
    await asSystem(() => askForPayment(trx, appointment, owner.id, now));
  });
  return null;
}

/** Makes a payment link for an appointment whose cash is due. A job sends the link after the transaction has ended. */
export async function askForPayment(
  trx: Db,
  appointment: AppointmentRow,
  byAccountId: string,
  now: Date,
): Promise<void> {
  await quoteDue(trx, appointment);
  const { email, phone } = await reachOf(trx, appointment.patient_id);
  if (email === null && phone === null) throw problem('no_contact');
  await writePaymentLink(trx, { appointment_id: appointment.id, by_account_id: byAccountId, made_at: now });
  await emit(trx, paymentAsked, { appointment_id: appointment.id, at: now.toISOString() });
}
