import type { Db } from '../../../platform/db/pool.ts';
import { codeOf } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { deletedAmong } from '../../providers/index.ts';
import { attachmentsOf, type PaymentRow, type Purpose } from '../../payments/index.ts';
import { bookHeld, findHold, lockDoctors, releaseHeld, rethrowItemDeleted } from '../queries/slot-claims.queries.ts';
import { createAppointment } from './create-appointment.ts';
import { refuseOverlap, refuseWhileConfirming, refuseRepeatedHold } from './check-patient-limits.ts';
import { patientIsBusy } from '../queries/patient-limits.queries.ts';
import { quoteAppointment, readRequest, requestOf, slotOfRequest } from './quote-appointment.ts';
import { claimSlot, claimedSlot } from './claim-slot.ts';
import { endOf, rangeOf, startOf } from '../domain/requested-slot.ts';

/** How an appointment is quoted, held, confirmed and released for a payment. */
export const appointmentPurpose: Purpose = {
  quote: async (db, request, now) => quoteAppointment(db, await readRequest(db, request), request.method, now),

  hold: async (trx, payment, now) => {
    const request = requestOf(payment);
    const items = { insuranceId: request.insurance_id, specialityId: request.speciality_id };
    const claim = { paymentId: payment.id, heldUntil: payment.hold_expires_at, appointmentId: null, items };
    const slot = slotOfRequest(request);
    await refuseWhileConfirming(trx, payment.patient_id);
    await refuseOverlap(trx, payment.patient_id, rangeOf(startOf(slot), endOf(slot)), null);
    const doctorId = await claimSlot(trx, request.doctors, slot, claim, now).catch(rethrowItemDeleted);
    const { during } = claimedSlot(slot, doctorId);
    await refuseRepeatedHold(trx, { doctorId, during, paymentId: payment.id });
  },

  confirm: async (trx, payment, now) => {
    const request = requestOf(payment);
    await lockDoctors(trx, request.doctors);
    const appointmentId = newId();
    const doctorId = await doctorFor(trx, payment, appointmentId, now);
    if (!doctorId) return null;
    const files = await attachmentsOf(trx, payment.id);
    const bookedBy = payment.patient_id;
    const appointment = { id: appointmentId, doctorId, payment, request, bookedBy, files, overbooked: false };
    await createAppointment(trx, appointment, now);
    return { referenceId: appointmentId };
  },

  release: (trx, payment) => releaseHeld(trx, payment.id),
};

/** The id of the doctor whose slot was held or can be claimed now; null when the slot is gone. */
async function doctorFor(trx: Db, payment: PaymentRow, appointmentId: string, now: Date): Promise<string | null> {
  const request = requestOf(payment);
  const slot = slotOfRequest(request);
  // money that arrives after the end of the appointment books nothing
  if (endOf(slot) <= now) return null;
  const deleted = await deletedAmong(trx, [...request.doctors, slot.hospitalId ?? []].flat());
  if (slot.hospitalId && deleted.has(slot.hospitalId)) return null;
  const held = await findHold(trx, payment.id);
  if (held && !deleted.has(held.doctor_id)) {
    await bookHeld(trx, held.id, appointmentId);
    return held.doctor_id;
  }
  if (held) await releaseHeld(trx, payment.id);
  const doctors = request.doctors.filter((id) => !deleted.has(id));
  if (doctors.length === 0) return null;
  if (await patientIsBusy(trx, payment.patient_id, rangeOf(startOf(slot), endOf(slot)), null)) return null;
  try {
    const claim = { paymentId: payment.id, heldUntil: null, appointmentId };
    return await claimSlot(trx, doctors, slot, claim, now);
  } catch (error) {
    if (codeOf(error) === 'slot_taken') return null;
    throw error;
  }
}
