import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import { isOpen } from '../domain/presence.ts';
import { meetingSet } from '../events.ts';
import { emptied, lockMeeting, updateMeeting } from '../queries/meetings.queries.ts';

const closedAs: Record<string, 'COMPLETED' | 'CANCELLED'> = {
  COMPLETED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
  MISSED: 'CANCELLED',
};

/** Closes or reopens the room to match the new status of its appointment. */
export const followAppointment = (trx: Db, code: string, appointmentStatus: string): Promise<void> =>
  asSystem(() => follow(trx, code, appointmentStatus));

async function follow(trx: Db, code: string, appointmentStatus: string): Promise<void> {
  const room = await lockMeeting(trx, code);
  const status = closedAs[appointmentStatus] ?? (isOpen(room) ? room.status : 'PENDING');
  if (status === room.status) return;
  await updateMeeting(trx, code, { ...emptied, status, doctor_ended_at: null });
  await emit(trx, meetingSet, { code });
}

/** The attendance of patient and doctor at an online appointment that is over. */
interface Attendance {
  met: boolean;
  /** Whether the doctor came and the patient did not, although the room was open. */
  patientAbsent: boolean;
}

/**
 * Closes the room half an hour after the end of its appointment, and returns who attended. The room becomes COMPLETED
 * when patient and doctor met in it or it was COMPLETED before, otherwise CANCELLED.
 */
export async function closeAfterEnd(trx: Db, code: string): Promise<Attendance> {
  const room = await lockMeeting(trx, code);
  await followAppointment(trx, code, room.met_at || room.status === 'COMPLETED' ? 'COMPLETED' : 'CANCELLED');
  return {
    met: room.met_at !== null,
    patientAbsent: isOpen(room) && room.doctor_came_at !== null && room.patient_came_at === null,
  };
}
