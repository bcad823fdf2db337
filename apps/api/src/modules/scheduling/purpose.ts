import type { Db } from '../../platform/db/pool.ts';
import { codeOf } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { deletedAmong } from '../directory/index.ts';
import { attachmentsOf, type PaymentRow, type Purpose } from '../payments/index.ts';
import { bookHeld, heldBy, lockDoctors, releaseHeld, sayDeleted } from './booking.queries.ts';
import { makeAppointment } from './making.ts';
import { demandFree, demandNoneConfirming, demandNotHeldTooOften } from './patient-limits.ts';
import { patientIsBusy } from './patient-limits.queries.ts';
import { quoteAppointment, readRequest, requestOf, wantedBy } from './request.ts';
import { takeTime, timeOf } from './taking.ts';
import { endOf, rangeOf, startOf } from './wanted.ts';

/** How payments quotes, holds, confirms and releases an appointment. */
export const appointmentPurpose: Purpose = {
  quote: async (db, asked, now) => quoteAppointment(db, await readRequest(db, asked, now), asked.method, now),

  hold: async (trx, payment, now) => {
    const request = requestOf(payment);
    const items = { insuranceId: request.insurance_id, specialityId: request.speciality_id };
    const claim = { paymentId: payment.id, heldUntil: payment.hold_expires_at, appointmentId: null, items };
    const wanted = wantedBy(request);
    await demandNoneConfirming(trx, payment.patient_id);
    await demandFree(trx, payment.patient_id, rangeOf(startOf(wanted), endOf(wanted)), null);
    const doctorId = await takeTime(trx, request.doctors, wanted, claim, now).catch(sayDeleted);
    const { during } = timeOf(wanted, doctorId);
    await demandNotHeldTooOften(trx, { doctorId, during, paymentId: payment.id });
  },

  confirm: async (trx, payment, now) => {
    const request = requestOf(payment);
    await lockDoctors(trx, request.doctors);
    const appointmentId = newId();
    const doctorId = await doctorFor(trx, payment, appointmentId, now);
    if (!doctorId) return null;
    const files = await attachmentsOf(trx, payment.id);
    await makeAppointment(trx, { id: appointmentId, doctorId, payment, request, files }, now);
    return { referenceId: appointmentId };
  },

  release: (trx, payment) => releaseHeld(trx, payment.id),
};

/** The doctor whose time was held or can be taken now; null when the time is gone. */
async function doctorFor(trx: Db, payment: PaymentRow, appointmentId: string, now: Date): Promise<string | null> {
  const request = requestOf(payment);
  const wanted = wantedBy(request);
  // money that arrives when the visit would be over buys nothing
  if (endOf(wanted) <= now) return null;
  const deleted = await deletedAmong(trx, [...request.doctors, wanted.hospitalId ?? []].flat());
  if (wanted.hospitalId && deleted.has(wanted.hospitalId)) return null;
  const held = await heldBy(trx, payment.id);
  if (held && !deleted.has(held.doctor_id)) {
    await bookHeld(trx, held.id, appointmentId);
    return held.doctor_id;
  }
  if (held) await releaseHeld(trx, payment.id);
  const doctors = request.doctors.filter((id) => !deleted.has(id));
  if (doctors.length === 0) return null;
  if (await patientIsBusy(trx, payment.patient_id, rangeOf(startOf(wanted), endOf(wanted)), null)) return null;
  try {
    const claim = { paymentId: payment.id, heldUntil: null, appointmentId };
    return await takeTime(trx, doctors, wanted, claim, now);
  } catch (error) {
    if (codeOf(error) === 'slot_taken') return null;
    throw error;
  }
}
