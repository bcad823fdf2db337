import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { appointmentPrice } from '../../content/index.ts';
import { practisingAt } from '../../providers/index.ts';
import { moveMeeting } from '../../meetings/index.ts';
import { lockPatientPayments, paymentById } from '../../payments/index.ts';
import { type AppointmentRow, lockAppointment, writeMove, updateAppointment } from '../queries/appointments.queries.ts';
import { colleaguesFor } from '../queries/free-colleagues.ts';
import { endMoveLink } from '../queries/move-links.queries.ts';
import { lockDoctors, releaseBooked } from '../queries/slot-claims.queries.ts';
import { appointmentMoved } from '../events.ts';
import { refuseOverlap } from './check-patient-limits.ts';
import { freeOfCharge, type Mover, refuseLateMove } from '../domain/appointment-states.ts';
import { en } from '../texts.ts';
import { claimSlot } from './claim-slot.ts';
import { passClaimOn } from './overbook.ts';
import {
  type SlotChoice,
  readSlotChoice,
  endOf,
  rangeOf,
  slotOfAppointment,
  startOf,
} from '../domain/requested-slot.ts';

export interface Move {
  /** Absent: the appointment keeps its time, and only its doctor changes. */
  to?: SlotChoice;
  by: { type: Mover; accountId: string };
  /** The doctor who was chosen instead of the present one. */
  doctorId?: string | undefined;
  /** Whether, without a chosen doctor, any free colleague may take over, but not the present doctor. */
  anyColleague?: boolean;
  /** The message to the patient about the move. */
  message?: string | undefined;
}

/**
 * Releases the old slot and claims the new one, both or neither. Locks the appointment first, then in one statement and
 * in order of ids all doctors whose slots may change, so that two appointments that exchange their doctors cause no
 * deadlock.
 */
export async function rescheduleAppointment(trx: Db, id: string, move: Move, now: Date): Promise<void> {
  const appointment = await lockAppointment(trx, id);
  refuseLateMove(appointment, move.by.type, now);
  const slot = { ...slotOfAppointment(appointment), ...(move.to && readSlotChoice(move.to)) };
  const [starts_at, ends_at] = [startOf(slot), endOf(slot)];
  const isSameTime =
    starts_at.getTime() === appointment.starts_at.getTime() && ends_at.getTime() === appointment.ends_at.getTime();
  if (isSameTime && !move.anyColleague && (move.doctorId ?? appointment.doctor_id) === appointment.doctor_id) return;
  const doctors = await doctorsFor(trx, appointment, move);
  if (doctors.length === 0) throw problem('slot_taken', en.noColleague);
  await lockPatientPayments(trx, appointment.patient_id);
  await lockDoctors(trx, [appointment.doctor_id, ...doctors]);
  await releaseBooked(trx, id);
  const claim = {
    paymentId: appointment.payment_id,
    heldUntil: null,
    appointmentId: id,
    // without a preferred doctor, the slot goes to the free colleague with the fewest appointments that day
    ...(!move.anyColleague && { preferred: doctors[0]! }),
  };
  const doctor_id = await claimSlot(trx, doctors, slot, claim, now);
  if (!appointment.overbooked) await passClaimOn(trx, appointment);
  await refuseOverlap(trx, appointment.patient_id, rangeOf(starts_at, ends_at), id);
  await writeMove(trx, {
    appointment_id: id,
    from_starts_at: appointment.starts_at,
    from_ends_at: appointment.ends_at,
    from_doctor_id: appointment.doctor_id,
    to_starts_at: starts_at,
    to_ends_at: ends_at,
    to_doctor_id: doctor_id,
    by_account_id: move.by.accountId,
    message: move.message || null,
    at: now,
  });
  const byDesk = !byPatient.has(move.by.type);
  await endMoveLink(trx, id, now);
  await emit(trx, appointmentMoved, {
    appointment_id: id,
    from_doctor_id: appointment.doctor_id,
    from: appointment.starts_at.toISOString(),
    at: now.toISOString(),
    by_desk: byDesk,
    by_account_id: move.by.accountId,
  });
  const refund_rule = byDesk ? { refund_rule: JSON.stringify(freeOfCharge) } : {};
  await updateAppointment(trx, id, { doctor_id, starts_at, ends_at, overbooked: false, ...refund_rule });
  // an online appointment stays with its doctor, because its room is for this patient and this doctor
  if (appointment.meet_code) await moveMeeting(trx, id, { starts_at, ends_at });
}

const byPatient: ReadonlySet<Mover> = new Set(['patient', 'link']);

/**
 * The ids of the doctors with whom the slot may be claimed: the chosen doctor, all colleagues, or those who may serve
 * the appointment.
 */
async function doctorsFor(trx: Db, appointment: AppointmentRow, { doctorId, anyColleague }: Move): Promise<string[]> {
  if (!doctorId && !anyColleague) return whoMayServe(trx, appointment);
  if (doctorId === appointment.doctor_id) return [doctorId];
  const colleagues = (await colleaguesFor(trx, appointment)).map((doctor) => doctor.id);
  if (!doctorId) return colleagues;
  if (!colleagues.includes(doctorId)) throw problem('validation_failed', en.notPractising);
  return [doctorId];
}

/**
 * The doctors who may serve the moved appointment: its doctor and, if the patient chose no doctor, every other doctor
 * of the hospital with the same speciality and price.
 */
async function whoMayServe(db: Db, appointment: AppointmentRow): Promise<string[]> {
  const same = appointment.doctor_id;
  if (!appointment.any_doctor) return [same];
  const [{ amount }, team, usual] = await Promise.all([
    paymentById(db, appointment.payment_id),
    practisingAt(db, appointment.hospital_id!, appointment.speciality_id),
    appointmentPrice(db),
  ]);
  const others = team.filter((doctor) => doctor.id !== same && (doctor.consultation_fee ?? usual) === amount);
  return [same, ...others.map((doctor) => doctor.id)];
}
