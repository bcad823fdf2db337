import type { DuePage, paymentLinks } from '@ivuriro/contract/payment-links';
import type { Intent } from '@ivuriro/contract/payments';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { finishPayment, openPayment, presentIntent } from '../../payments/index.ts';
import { appointmentById } from '../queries/appointments.queries.ts';
import { appointmentByLink, presentDue } from '../queries/read-payment-link.ts';
import { quoteDue } from './due-purpose.ts';

/**
 * Opens a payment of the amount that is due. Nobody is signed in: the secret shows that the caller received the link of
 * this patient.
 */
export const payByLink = ({ platform, params, body, now, transact, about }: CallOf<typeof paymentLinks.pay>) =>
  asSystem(async (): Promise<Intent> => {
    const payment = await transact(async (trx) => {
      const appointment = await appointmentByLink(trx, params.secret);
      const quote = await quoteDue(trx, appointment);
      const { id, patient_id: patientId } = appointment;
      about({ object: 'appointment', objectId: id, patientId, account: { type: 'patient', id: patientId } });
      const opening = { patientId, purpose: 'due_appointment', method: body.payment_method, quote } as const;
      return openPayment(trx, platform, { ...opening, fields: quote.request }, now);
    });
    return presentIntent(platform, payment);
  });

/**
 * Settles the payment that the browser reports, by the state that the gateway gives for it. Returns the page of the
 * link with the new status. Throws `payment_unknown` when the payment is not for this appointment.
 */
export const confirmByLink = ({ db, platform, params, body }: CallOf<typeof paymentLinks.confirm>) =>
  asSystem(async (): Promise<DuePage> => {
    const { id, patient_id } = await appointmentByLink(db, params.secret);
    const claim = { txRef: body.tx_ref, transactionId: body.transaction_id, sentFields: {} };
    const outcome = await finishPayment(platform, patient_id, claim);
    if (outcome.state === 'confirmed' && outcome.referenceId !== id) throw problem('payment_unknown');
    return presentDue(db, await appointmentById(db, id));
  });
