import type { Role } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { appointmentPrice } from '../../content/index.ts';
import { practisingAt } from '../../providers/index.ts';
import { moveMeeting } from '../../meetings/index.ts';
import { lockPatientPayments, paymentById } from '../../payments/index.ts';
import { type AppointmentRow, lockAppointment, writeMove, updateAppointment } from '../queries/appointments.queries.ts';
import { lockDoctors, releaseBooked } from '../queries/slot-claims.queries.ts';
import { appointmentMoved } from '../events.ts';
import { refuseOverlap } from './check-patient-limits.ts';
import { freeOfCharge, refuseLateMove } from '../domain/appointment-states.ts';
import { en } from '../texts.ts';
import { claimSlot } from './claim-slot.ts';
import {
  type SlotChoice,
  readSlotChoice,
  endOf,
  rangeOf,
  startOf,
  type RequestedSlot,
} from '../domain/requested-slot.ts';

export interface Move {
  to: SlotChoice;
  by: { type: Role; accountId: string };
  /** The doctor whom a hospital has chosen instead of the present one. */
  doctorId?: string | undefined;
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
  const slot = newSlotOf(appointment, move.to);
  const [starts_at, ends_at] = [startOf(slot), endOf(slot)];
  const isSameTime =
    starts_at.getTime() === appointment.starts_at.getTime() && ends_at.getTime() === appointment.ends_at.getTime();
  if (isSameTime && (!move.doctorId || move.doctorId === appointment.doctor_id)) return;
  const doctors = move.doctorId
    ? [await chosenDoctor(trx, appointment, move.doctorId)]
    : await whoMayServe(trx, appointment);
  await lockPatientPayments(trx, appointment.patient_id);
  await lockDoctors(trx, [appointment.doctor_id, ...doctors]);
  await releaseBooked(trx, id);
  const claim = {
    paymentId: appointment.payment_id,
    heldUntil: null,
    appointmentId: id,
    preferred: doctors[0],
  };
  const doctor_id = await claimSlot(trx, doctors, slot, claim, now);
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
  const byDesk = move.by.type !== 'patient';
  await emit(trx, appointmentMoved, {
    appointment_id: id,
    from_doctor_id: appointment.doctor_id,
    from: appointment.starts_at.toISOString(),
    at: now.toISOString(),
    by_desk: byDesk,
  });
  const refund_rule = byDesk ? { refund_rule: JSON.stringify(freeOfCharge) } : {};
  await updateAppointment(trx, id, { doctor_id, starts_at, ends_at, ...refund_rule });
  // an online appointment stays with its doctor, because its room is for this patient and this doctor
  if (appointment.meet_code) await moveMeeting(trx, id, { starts_at, ends_at });
}

/** The doctor whom the hospital chose, who must practise there in the speciality of the appointment. */
async function chosenDoctor(db: Db, { hospital_id, speciality_id }: AppointmentRow, id: string): Promise<string> {
  const team = await practisingAt(db, hospital_id!, speciality_id);
  if (!team.some((doctor) => doctor.id === id)) throw problem('validation_failed', en.notPractising);
  return id;
}

const newSlotOf = (appointment: AppointmentRow, choice: SlotChoice): RequestedSlot => ({
  type: appointment.consultation_type as RequestedSlot['type'],
  ...readSlotChoice(choice),
  hospitalId: appointment.hospital_id,
});

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
