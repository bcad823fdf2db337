import type { moveLinks } from '@ivuriro/contract/move-links';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { lockAppointment } from '../queries/appointments.queries.ts';
import { findMoveLink } from '../queries/move-links.queries.ts';
import { timeOfAppointment } from '../queries/read-move-link.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';

/**
 * Moves the appointment of a link. Nobody is signed in: the secret shows that the caller received the link of this
 * patient.
 */
export async function moveByLink(call: CallOf<typeof moveLinks.use>) {
  const { db, params, body, now, transact, about } = call;
  const { doctor_id: doctorId, ...to } = body;
  const id = await transact((trx) =>
    asSystem(async () => {
      const link = await findMoveLink(trx, params.secret);
      if (!link) throw problem('link_expired');
      const { id, patient_id, status } = await lockAppointment(trx, link.appointment_id);
      // the link is read again, because another use at the same moment may have ended it before the lock was free
      if (status !== 'PENDING' || !(await findMoveLink(trx, params.secret))) throw problem('link_expired');
      const patient = { type: 'patient', id: patient_id } as const;
      about({ object: 'appointment', objectId: id, patientId: patient_id, account: patient });
      const by = { type: 'link', accountId: patient_id } as const;
      await rescheduleAppointment(trx, id, { to, by, doctorId }, now);
      return id;
    }),
  );
  return asSystem(() => timeOfAppointment(db, id));
}
