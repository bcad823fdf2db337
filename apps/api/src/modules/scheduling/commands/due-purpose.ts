import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { isDueInCash, paymentById, type Purpose, type Quote, voidDueCash } from '../../payments/index.ts';
import { isOpen, type Status } from '../domain/appointment-states.ts';
import { appointmentById, type AppointmentRow, lockAppointment } from '../queries/appointments.queries.ts';
import { setPayment } from '../queries/due-payments.queries.ts';

/**
 * Pays online, by the link that a desk has sent, the cash that is due for an appointment. The appointment is booked
 * already, so nothing is held. The first payment counts: money that arrives online after the cash was taken, or after
 * the appointment was cancelled, is refunded.
 */
export const duePurpose: Purpose = {
  quote: async (db, { fields }) => quoteDue(db, await appointmentById(db, appointmentIdOf(fields))),

  hold: async () => {},

  confirm: async (trx, payment) => {
    const { id, status, payment_id } = await lockAppointment(trx, appointmentIdOf(payment.request));
    if (!isOpen(status as Status) || !(await voidDueCash(trx, payment_id))) return null;
    await setPayment(trx, id, payment.id);
    return { referenceId: id };
  },

  release: async () => {},
};

const appointmentIdOf = (request: unknown) => (request as { appointment_id: string }).appointment_id;

/** Quotes the cash that is due for an appointment. Throws `not_due` when none is due. */
export async function quoteDue(db: Db, { id, status, payment_id }: AppointmentRow): Promise<Quote> {
  const cash = await paymentById(db, payment_id);
  if (!isOpen(status as Status) || !isDueInCash(cash) || cash.amount === 0) throw problem('not_due');
  const { payee_id: payeeId, payee_kind, amount } = cash;
  return { payeeId, payeeKind: payee_kind as Quote['payeeKind'], amount, request: { appointment_id: id } };
}
