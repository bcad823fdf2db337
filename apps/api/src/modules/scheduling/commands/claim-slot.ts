import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { deletedAmong } from '../../providers/index.ts';
import { refuseClosedPatient } from '../../identity/index.ts';
import { beingVerified, lockPatientPayments } from '../../payments/index.ts';
import { type AppointmentRow, updateAppointment } from '../queries/appointments.queries.ts';
import { expireHolds, insertClaim, lapsedHolds, lockDoctors, type NewClaim } from '../queries/slot-claims.queries.ts';
import { loadAvailability, spanOf } from '../queries/load-availability.ts';
import { en } from '../texts.ts';
import { refuseOverlap } from './check-patient-limits.ts';
import { fewestAppointmentsFirst } from '../queries/doctor-order.ts';
import { endOf, findSlot, rangeOf, startOf, type RequestedSlot } from '../domain/requested-slot.ts';

type ClaimFor = Pick<NewClaim, 'paymentId' | 'heldUntil' | 'appointmentId' | 'items'> & {
  /** The doctor to try first. */
  preferred?: string;
};

/**
 * Claims the slot for the first of these doctors who is free then, and returns that doctor's id. Throws `slot_taken`
 * when none of them is free.
 */
export async function claimSlot(
  trx: Db,
  doctorIds: string[],
  slot: RequestedSlot,
  { preferred, ...claim }: ClaimFor,
  now: Date,
): Promise<string> {
  const doctorId = await lockDoctorsAndFindFree(trx, doctorIds, slot, now, preferred);
  if (!doctorId || !(await insertClaim(trx, { ...claim, ...claimedSlot(slot, doctorId) }))) throw problem('slot_taken');
  return doctorId;
}

/**
 * Locks all of these doctors, reads their availability again, ends expired holds, and returns the id of the first
 * doctor who offers the slot and is free then. Until this transaction ends, nobody else can claim the slot of that
 * doctor.
 */
export async function lockDoctorsAndFindFree(
  trx: Db,
  doctorIds: string[],
  requested: RequestedSlot,
  now: Date,
  preferred?: string,
): Promise<string | undefined> {
  await lockDoctors(trx, doctorIds);
  const availabilities = await loadAvailability(trx, { ids: doctorIds }, spanOf(requested.date, requested.date), now);
  await expireHolds(
    trx,
    availabilities.flatMap((availability) => availability.expiredHolds),
    now,
  );
  const order = await fewestAppointmentsFirst(trx, doctorIds, requested);
  return (preferred ? [preferred, ...order] : order).find((doctorId) => {
    const availability = availabilities.find((one) => one.doctorId === doctorId);
    const slot = availability && findSlot(availability, requested, now);
    return slot && !availability.claimedOn(requested.date)(slot);
  });
}

export const claimedSlot = (
  slot: RequestedSlot,
  doctorId: NewClaim['doctorId'],
): Pick<NewClaim, 'doctorId' | 'during'> => ({
  doctorId,
  during: rangeOf(startOf(slot), endOf(slot)),
});

/**
 * Claims the slot of a cancelled appointment again. The doctor's calendar need not contain it any more, but it must be
 * free, and patient, doctor and hospital must still exist.
 */
export async function reclaimSlot(trx: Db, appointment: AppointmentRow, now: Date): Promise<void> {
  await lockPatientPayments(trx, appointment.patient_id);
  await lockDoctors(trx, [appointment.doctor_id]);
  await refuseDeletedParties(trx, appointment);
  await expireLapsedHolds(trx, [appointment.doctor_id], now);
  const during = rangeOf(appointment.starts_at, appointment.ends_at);
  await refuseOverlap(trx, appointment.patient_id, during, appointment.id);
  const claimed = await insertClaim(trx, {
    doctorId: appointment.doctor_id,
    during,
    paymentId: appointment.payment_id,
    heldUntil: null,
    appointmentId: appointment.id,
  });
  if (!claimed) throw problem('slot_taken');
  if (appointment.overbooked) await updateAppointment(trx, appointment.id, { overbooked: false });
}

async function refuseDeletedParties(trx: Db, { patient_id, doctor_id, hospital_id }: AppointmentRow): Promise<void> {
  const deleted = await deletedAmong(trx, [doctor_id, ...(hospital_id ? [hospital_id] : [])]);
  if (deleted.has(doctor_id)) throw problem('conflict', en.stays.doctor);
  if (deleted.size > 0) throw problem('conflict', en.stays.hospital);
  await refuseClosedPatient(trx, patient_id, en.stays.patient('CANCELLED'));
}

/** Ends holds that have expired, except those whose payment is still being verified. */
export async function expireLapsedHolds(trx: Db, doctorIds: string[] | undefined, now: Date): Promise<void> {
  const lapsed = await lapsedHolds(trx, now, doctorIds);
  const verifying = await beingVerified(trx, lapsed);
  const expiredHolds = lapsed.filter((paymentId) => !verifying.has(paymentId));
  await expireHolds(trx, expiredHolds, now);
}
