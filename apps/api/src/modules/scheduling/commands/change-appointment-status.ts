import { dayOf, instantOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import { refuseClosedPatient } from '../../identity/index.ts';
import { followAppointment } from '../../meetings/index.ts';
import { cashDueAgain, earn, earnMissed, refund, unearn } from '../../payments/index.ts';
import {
  type AppointmentRow,
  lockAppointment,
  writeStatusChange,
  updateAppointment,
} from '../queries/appointments.queries.ts';
import { hasArrivedSince } from '../queries/overdue-appointments.queries.ts';
import { endMoveLink } from '../queries/move-links.queries.ts';
import { lockDoctors, releaseBooked } from '../queries/slot-claims.queries.ts';
import { appointmentStatusChanged } from '../events.ts';
import { en } from '../texts.ts';
import { type Changer, isOpen, percentBack, refuseMove, type Status } from '../domain/appointment-states.ts';
import { reclaimSlot } from './claim-slot.ts';
import { announceOverbooking, passClaimOn } from './overbook.ts';

interface Change {
  to: Status;
  by: Changer;
  reason?: string | undefined;
  /**
   * Whether the job that closes overdue appointments found that the doctor was in the meeting and the patient was not:
   * then the payment is earned at once. Absent when a person changes the status.
   */
  patientAbsent?: boolean;
}

/**
 * Sets the status with its effects on slot, money and notifications, and returns the previous one. Setting the same
 * status again does nothing.
 */
export async function changeAppointmentStatus(trx: Db, id: string, change: Change, now: Date): Promise<string> {
  const appointment = await lockAppointment(trx, id);
  if (appointment.status === change.to && !confirmsMissed(appointment, change)) return appointment.status;
  const isHere = change.to === 'ONGOING' && (await isHereToday(trx, appointment, now));
  refuseMove(appointment, change.to, change.by.type, { now, isHere });
  await applyChange(trx, appointment, change, now);
  if (appointment.meet_code) await followAppointment(trx, appointment.meet_code, change.to);
  return appointment.status;
}

/** Whether the patient has arrived for this appointment of today; an arrival before a move to another day does not count. */
const isHereToday = async (trx: Db, { id, starts_at }: AppointmentRow, now: Date) =>
  dayOf(starts_at) === dayOf(now) && (await hasArrivedSince(trx, id, instantOf(dayOf(now), 0)));

/**
 * Whether the doctor, hospital or administrator confirms a MISSED that the sweeper had set because nobody closed the
 * appointment. The status does not change, but the payment stops waiting and is earned.
 */
const confirmsMissed = (appointment: AppointmentRow, { to, by }: Change) =>
  to === 'MISSED' && appointment.missed_by_sweeper_at !== null && by.type !== 'patient';

/** Applies an allowed change with its effects to a locked appointment. */
export async function applyChange(
  trx: Db,
  appointment: AppointmentRow,
  { to, by, reason, patientAbsent = false }: Change,
  now: Date,
): Promise<void> {
  const rests = to === 'MISSED' && by.type === 'sweeper' && !patientAbsent;
  const from = appointment.status as Status;
  // refuses to open a completed or missed appointment of a patient whose account was closed; for a cancelled one
  // `reclaimSlot` checks this
  if (from !== 'CANCELLED' && !isOpen(from) && isOpen(to))
    await refuseClosedPatient(trx, appointment.patient_id, en.stays.patient(from));
  await updateAppointment(trx, appointment.id, {
    status: to,
    missed_by_sweeper_at: rests ? now : null,
  });
  await writeStatusChange(trx, {
    appointment_id: appointment.id,
    from_status: from,
    to_status: to,
    by_account_id: by.accountId,
    reason: reason || null,
    at: now,
  });
  await emit(trx, appointmentStatusChanged, { appointment_id: appointment.id, from, to, at: now.toISOString() });
  if (to === 'CANCELLED') await releaseSlot(trx, appointment, now);
  if (from === 'CANCELLED') await reclaimSlot(trx, appointment, now);
  if (from === 'CANCELLED' && to !== 'COMPLETED') await cashDueAgain(trx, appointment.payment_id);
  await moveMoney(trx, appointment, { to, by, reason }, rests, now);
}

async function releaseSlot(trx: Db, appointment: AppointmentRow, now: Date): Promise<void> {
  await endMoveLink(trx, appointment.id, now);
  // does not lock the doctor: a transaction that passes its claim on to this appointment may hold that lock while it
  // waits for this appointment, which would be a deadlock
  if (appointment.overbooked) return announceOverbooking(trx, appointment.doctor_id);
  await lockDoctors(trx, [appointment.doctor_id]);
  await releaseBooked(trx, appointment.id);
  await passClaimOn(trx, appointment);
}

// Runs last, because every payment locks the balance rows of the ledger, for which other payments wait.
async function moveMoney(
  trx: Db,
  appointment: AppointmentRow,
  { to, by, reason }: Change,
  rests: boolean,
  now: Date,
): Promise<void> {
  if (to === 'CANCELLED') {
    const why = reason || `Cancelled by the ${by.type}`;
    await refund(trx, appointment.payment_id, percentBack(appointment, by.type, now), why, now);
  } else if (to === 'COMPLETED') await earn(trx, appointment.payment_id, now);
  else if (to === 'MISSED' && !rests) await earnMissed(trx, appointment.payment_id, now);
  else await unearn(trx, appointment.payment_id, now);
}
