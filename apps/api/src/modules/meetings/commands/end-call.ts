import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import { meetingEndedByDoctor } from '../events.ts';
import { emptied, type MeetingRow, type Party, updateMeeting } from '../queries/meetings.queries.ts';
import { isOpen } from '../domain/presence.ts';
import { leave } from './leave-room.ts';
import type { RoomChange } from './signalling.ts';
import { other, tellStatus, toParty } from '../presenters/socket-events.ts';

interface Ender {
  party: Party;
  /** The socket that ends the call; absent when an HTTP request ends it. */
  socketId?: string;
}

/**
 * Ends the call after patient and doctor have met in the room; ending it again does nothing. The appointment is
 * completed once the doctor has ended the call, even if the patient ended it first. Before patient and doctor have met,
 * only the caller's socket leaves the room, because they may still meet.
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

/** The doctor cancels a meeting that has not begun; the status of the appointment does not change. */
export async function callOff(trx: Db, room: MeetingRow): Promise<RoomChange> {
  if (room.status !== 'PENDING') return { meeting: room, said: [] };
  const meeting = await updateMeeting(trx, room.code, { ...emptied, status: 'CANCELLED' });
  return { meeting, said: tellStatus(meeting, { status: 'CANCELLED' }) };
}
