import { movableHours } from '@ivuriro/contract/scheduling';
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
import { movableUntil } from '../domain/appointment-states.ts';
import { claimSlot } from './claim-slot.ts';
import {
  type SlotChoice,
  readSlotChoice,
  endOf,
  rangeOf,
  startOf,
  type RequestedSlot,
} from '../domain/requested-slot.ts';

/**
 * Releases the old slot and claims the new one, both or neither. Locks the appointment first, then in one statement and
 * in order of ids all doctors whose slots may change, so that two appointments that exchange their doctors cause no
 * deadlock.
 */
export async function rescheduleAppointment(trx: Db, id: string, choice: SlotChoice, now: Date): Promise<void> {
  const appointment = await lockAppointment(trx, id);
  refuseLate(appointment, now);
  const slot = newSlotOf(appointment, choice);
  const [starts_at, ends_at] = [startOf(slot), endOf(slot)];
  if (starts_at.getTime() === appointment.starts_at.getTime() && ends_at.getTime() === appointment.ends_at.getTime())
    return;
  const doctors = await whoMayServe(trx, appointment);
  await lockPatientPayments(trx, appointment.patient_id);
  await lockDoctors(trx, doctors);
  await releaseBooked(trx, id);
  const claim = {
    paymentId: appointment.payment_id,
    heldUntil: null,
    appointmentId: id,
    preferred: appointment.doctor_id,
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
    by_account_id: appointment.patient_id,
    at: now,
  });
  await emit(trx, appointmentMoved, {
    appointment_id: id,
    from_doctor_id: appointment.doctor_id,
    from: appointment.starts_at.toISOString(),
    at: now.toISOString(),
  });
  await updateAppointment(trx, id, { doctor_id, starts_at, ends_at });
  // an online appointment stays with its doctor, because its room is for this patient and this doctor
  if (appointment.meet_code) await moveMeeting(trx, id, { starts_at, ends_at });
}

function refuseLate(appointment: AppointmentRow, now: Date): void {
  const limit = movableUntil(appointment);
  if (!limit) throw problem('too_late', 'This visit can no longer be moved.');
  if (now > limit) throw problem('too_late', `A visit can be moved until ${movableHours} hours before it begins.`);
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
