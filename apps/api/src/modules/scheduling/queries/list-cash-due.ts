import type { cashDesk } from '@ivuriro/contract/receipts';
import { addDays, instantOf } from '../../../platform/clock.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { isPaidInPerson } from '../domain/appointment-states.ts';
import { presentAppointments } from '../presenters/present-appointment.ts';
import { appointmentsOfDesk } from './agenda.queries.ts';
import { sideOf } from './appointment-brief.queries.ts';

/** The appointments of a day whose cash can be taken and was not taken yet, ordered by time. */
export async function listCashDue(call: OwnedCallOf<typeof cashDesk.endpoints.due>) {
  const { db, owner, actor, platform, query } = call;
  const rows = await appointmentsOfDesk(
    db,
    { side: sideOf(owner) },
    {
      id: owner.id,
      since: instantOf(query.date, 0),
      until: instantOf(addDays(query.date, 1), 0),
      doctorIds: undefined,
    },
  );
  const due = rows.filter(
    (row) =>
      isPaidInPerson(row) && row.refs.payment.payment_method === 'CASH' && row.refs.payment.receipt_number === null,
  );
  return presentAppointments(platform, due, { actor, closely: false });
}
