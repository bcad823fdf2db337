import type { Db } from '../../platform/db/pool.ts';
import { emit } from '../../platform/outbox.ts';
import { demandPatient } from '../identity/index.ts';
import { followVisit } from '../meetings/index.ts';
import { cashDueAgain, earn, earnMissed, refund, unearn } from '../payments/index.ts';
import { type AppointmentRow, lockAppointment, recordStatus, updateAppointment } from './appointments.queries.ts';
import { lockDoctors, releaseBooked } from './booking.queries.ts';
import { appointmentStatusChanged } from './events.ts';
import { en } from './messages.ts';
import { type Changer, isOpen, percentBack, refuseMove, type Status } from './states.ts';
import { reclaimSlot } from './claim-slot.ts';

interface Change {
  to: Status;
  by: Changer;
  reason?: string | undefined;
  /** To MISSED by the sweeper: the doctor was there and the patient did not come. */
  patientAbsent?: boolean;
}

/** Sets the status with its effects on time, money and notices, and returns the one before. The same status again does nothing. */
export async function changeAppointmentStatus(trx: Db, id: string, change: Change, now: Date): Promise<string> {
  const visit = await lockAppointment(trx, id);
  if (visit.status === change.to && !confirmsMissed(visit, change)) return visit.status;
  refuseMove(visit, change.to, change.by.type, now);
  await applyChange(trx, visit, change, now);
  if (visit.meet_code) await followVisit(trx, visit.meet_code, change.to);
  return visit.status;
}

/** The sweeper set MISSED because nobody had said anything: a person may still confirm that the patient did not come. */
const confirmsMissed = (visit: AppointmentRow, { to, by }: Change) =>
  to === 'MISSED' && visit.missed_by_sweeper_at !== null && by.type !== 'patient';

/** Applies an allowed change with its effects to a locked visit. */
export async function applyChange(
  trx: Db,
  visit: AppointmentRow,
  { to, by, reason, patientAbsent = false }: Change,
  now: Date,
): Promise<void> {
  const rests = to === 'MISSED' && by.type === 'sweeper' && !patientAbsent;
  const from = visit.status as Status;
  // a cancelled one is looked at when its time is taken again
  if (from !== 'CANCELLED' && !isOpen(from) && isOpen(to))
    await demandPatient(trx, visit.patient_id, en.stays.patient(from));
  await updateAppointment(trx, visit.id, {
    status: to,
    missed_by_sweeper_at: rests ? now : null,
  });
  await recordStatus(trx, {
    appointment_id: visit.id,
    from_status: from,
    to_status: to,
    by_account_id: by.accountId,
    reason: reason || null,
    at: now,
  });
  await emit(trx, appointmentStatusChanged, { appointment_id: visit.id, from, to, at: now.toISOString() });
  if (to === 'CANCELLED') await releaseSlot(trx, visit);
  if (from === 'CANCELLED') await reclaimSlot(trx, visit, now);
  if (from === 'CANCELLED' && to !== 'COMPLETED') await cashDueAgain(trx, visit.payment_id);
  await moveMoney(trx, visit, { to, by, reason }, rests, now);
}

async function releaseSlot(trx: Db, visit: AppointmentRow): Promise<void> {
  await lockDoctors(trx, [visit.doctor_id]);
  await releaseBooked(trx, visit.id);
}

// last, because the ledger's rows are locked by everybody
async function moveMoney(
  trx: Db,
  visit: AppointmentRow,
  { to, by, reason }: Change,
  rests: boolean,
  now: Date,
): Promise<void> {
  if (to === 'CANCELLED') {
    const why = reason || `Cancelled by the ${by.type}`;
    await refund(trx, visit.payment_id, percentBack(visit, by.type, now), why, now);
  } else if (to === 'COMPLETED') await earn(trx, visit.payment_id, now);
  else if (to === 'MISSED' && !rests) await earnMissed(trx, visit.payment_id, now);
  else await unearn(trx, visit.payment_id, now);
}
