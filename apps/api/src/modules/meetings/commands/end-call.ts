import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import { meetingEndedByDoctor, meetingSet } from '../events.ts';
import { emptied, lockMeeting, type MeetingRow, type Party, updateMeeting } from '../queries/meetings.queries.ts';
import { isOpen } from '../domain/presence.ts';
import { leave } from './join-room.ts';
import type { RoomChange } from './signalling.ts';
import { other, tellStatus, toParty } from '../presenters/socket-events.ts';

export interface Ender {
  party: Party;
  /** The socket that ends the call; absent when an HTTP request ends it. */
  socketId?: string;
}

/**
 * Ends the call of two people who have met; ending it again does nothing. The appointment is completed once the doctor
 * has ended the call, even if the patient did so first. A person who is alone in the room only leaves it, because both
 * may still come.
 */
export async function endCall(
  trx: Db,
  room: MeetingRow,
  { party: by, socketId }: Ender,
  now: Date,
): Promise<RoomChange> {
  if (!room.met_at) return { meeting: room, said: socketId ? await leave(trx, room.code, socketId, now) : [] };
  if (room.status === 'CANCELLED') return { meeting: room, said: [] };
  const first = isOpen(room);
  const byDoctor = by === 'doctor' && !room.doctor_ended_at;
  if (!first && !byDoctor) return { meeting: room, said: [] };
  const meeting = await updateMeeting(trx, room.code, {
    ...(first ? { ...emptied, status: 'COMPLETED' } : {}),
    ...(byDoctor ? { doctor_ended_at: now } : {}),
  });
  if (byDoctor) await emit(trx, meetingEndedByDoctor, { appointment_id: meeting.appointment_id });
  if (!first) return { meeting, said: [] };
  return {
    meeting,
    said: [...toParty(meeting, other(by), 'call_ended', { by }), ...tellStatus(meeting, { status: 'COMPLETED' })],
  };
}

/** The doctor cancels a meeting that has not begun; the status of the appointment stays. */
export async function callOff(trx: Db, room: MeetingRow): Promise<RoomChange> {
  if (room.status !== 'PENDING') return { meeting: room, said: [] };
  const meeting = await updateMeeting(trx, room.code, { ...emptied, status: 'CANCELLED' });
  return { meeting, said: tellStatus(meeting, { status: 'CANCELLED' }) };
}

const closedAs: Record<string, 'COMPLETED' | 'CANCELLED'> = {
  COMPLETED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
  MISSED: 'CANCELLED',
};

/** Closes or reopens the room after the status of the appointment was changed elsewhere. */
export const followAppointment = (trx: Db, code: string, appointmentStatus: string): Promise<void> =>
  asSystem(() => follow(trx, code, appointmentStatus));

async function follow(trx: Db, code: string, appointmentStatus: string): Promise<void> {
  const room = await lockMeeting(trx, code);
  const status = closedAs[appointmentStatus] ?? (isOpen(room) ? room.status : 'PENDING');
  if (status === room.status) return;
  await updateMeeting(trx, code, { ...emptied, status, doctor_ended_at: null });
  await emit(trx, meetingSet, { code });
}

/** Attendance of an online appointment that is over. */
export interface Attendance {
  met: boolean;
  /** True when the doctor was there and the patient did not come although the room was open. */
  patientAbsent: boolean;
}

/** Closes the room half an hour after the end: COMPLETED when both were in it, otherwise CANCELLED. */
export async function closeAfterEnd(trx: Db, code: string): Promise<Attendance> {
  const room = await lockMeeting(trx, code);
  await followAppointment(trx, code, room.met_at || room.status === 'COMPLETED' ? 'COMPLETED' : 'CANCELLED');
  return {
    met: room.met_at !== null,
    patientAbsent: isOpen(room) && room.doctor_came_at !== null && room.patient_came_at === null,
  };
}
