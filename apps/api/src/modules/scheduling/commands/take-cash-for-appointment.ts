import type { cashDesk } from '@ivuriro/contract/receipts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { presentReceipts, takeCash } from '../../payments/index.ts';
import { isPaidInPerson } from '../domain/appointment-states.ts';
import { presentAppointment } from '../presenters/present-appointment.ts';
import { sideOf } from '../queries/appointment-brief.queries.ts';
import { appointmentWithRefs, lockAppointment } from '../queries/appointments.queries.ts';

/**
 * Takes the cash for an appointment at the desk. The appointment is locked, so that a cancellation runs either before
 * or after. When the cash is taken twice, even at two desks at once, there is only one receipt.
 */
export async function takeCashForAppointment(call: OwnedCallOf<typeof cashDesk.endpoints.take>) {
  const { owner, actor, params, body, db, platform, now, transact } = call;
  const receipt = await transact(async (trx: Db) => {
    const appointment = await lockAppointment(trx, params.id);
    if (appointment[sideOf(owner)] !== owner.id) throw problem('not_found');
    if (!isPaidInPerson(appointment)) throw problem('not_payable');
    const { membershipId } = actor;
    return takeCash(
      trx,
      { paymentId: appointment.payment_id, given: body.amount, deskId: owner.id, membershipId },
      now,
    );
  });
  const [[shown], row] = await Promise.all([presentReceipts(db, [receipt]), appointmentWithRefs(db, params.id)]);
  return {
    appointment: await presentAppointment(platform, row, actor),
    receipt: shown!,
    change: receipt.given - receipt.amount,
  };
}
