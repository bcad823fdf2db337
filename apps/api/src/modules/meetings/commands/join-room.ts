import type { JoinReply } from '@ivuriro/contract/meeting-events';
import type { Updateable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Meeting } from '../../../platform/db/types.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import type { SocketAnswer } from '../../../platform/realtime/socket-event.ts';
import { meetingBegan } from '../events.ts';
import { isOpen, presenceAt } from '../domain/presence.ts';
import { lockMeeting, type MeetingRow, type Party, updateMeeting } from '../queries/meetings.queries.ts';
import type { RoomChange } from './signalling.ts';
import { other, socketOf, tellStatus, to } from '../presenters/socket-events.ts';

/**
 * Locks the room. Throws `too_late` when the room is closed, and `not_found` when the given socket has not joined it.
 */
export async function enterRoom(trx: Db, code: string, party: Party, socketId?: string): Promise<MeetingRow> {
  const meeting = await lockMeeting(trx, code);
  if (socketId && socketOf(meeting, party) !== socketId) throw problem('not_found');
  if (!isOpen(meeting)) throw problem('too_late', 'This meeting is over.');
  return meeting;
}

/** Whether a socket is still connected; null when another process did not answer. */
type IsThere = (socketId: string) => Promise<boolean | null>;
interface JoinRequest {
  code: string;
  party: Party;
  socketId: string;
  /**
   * When the caller joins again after a lost socket: the number of the offer on which their WebRTC connection, which is
   * still open, is based.
   */
  offerNumber: number | undefined;
  isThere: IsThere;
}

/**
 * Joins the room, and returns the other party's stored offer or answer for the newcomer. From half an hour before its
 * start the appointment begins as soon as both parties are in the room. When it is unknown whether the other party is
 * still connected, that party stays in the room, but the two do not count as having met.
 */
export async function join(
  trx: Db,
  { code, party, socketId, offerNumber, isThere }: JoinRequest,
  now: Date,
): Promise<RoomChange & { ack: Omit<JoinReply, 'ice_servers'> }> {
  const before = await enterRoom(trx, code, party);
  const opposite = socketOf(before, other(party));
  const there = opposite !== null && (await isThere(opposite));
  const both = there === true;
  const meeting = await attend(trx, before, both ? ['patient', 'doctor'] : [party], now, {
    [`${party}_socket`]: socketId,
    ...(opposite && there === false ? { [`${other(party)}_socket`]: null } : {}),
  });
  const displaced = socketOf(before, party);
  const status = meeting.status as JoinReply['status'];
  return {
    meeting,
    ack: { status, role: party, peer_present: both, met: meeting.met_at !== null, offer_number: meeting.offer_number },
    said: [
      ...(displaced && displaced !== socketId ? [to(displaced, code, 'taken_over')] : []),
      ...tellStatus(meeting, { status, joined: party, offer_number: offerNumber }),
      ...(offerNumber === meeting.offer_number ? [] : waiting(meeting, party, socketId)),
    ],
  };
}

/**
 * Records who is in the room now. The appointment begins when both patient and doctor are there, but not earlier than
 * half an hour before its start.
 */
async function attend(
  trx: Db,
  room: MeetingRow,
  parties: readonly Party[],
  now: Date,
  change: Updateable<Meeting> = {},
): Promise<MeetingRow> {
  const presence = presenceAt(room, parties, now);
  const meeting = await updateMeeting(trx, room.code, { ...change, ...presence });
  if (room.status === 'PENDING' && meeting.status === 'ONGOING')
    await emit(trx, meetingBegan, { appointment_id: meeting.appointment_id });
  return meeting;
}

/**
 * Runs when the appointment is half an hour away or nearer: a person who is already in the room counts as having come.
 * A person who waits there alone is sent the status of the room, so that their browser joins again and gets TURN
 * credentials.
 */
export async function begin(trx: Db, code: string, isThere: IsThere, now: Date): Promise<SocketAnswer[]> {
  const before = await lockMeeting(trx, code);
  if (before.status !== 'PENDING') return [];
  const sits = async (party: Party) => {
    const socket = socketOf(before, party);
    return socket !== null && (await isThere(socket)) === true;
  };
  const parties: Party[] = [];
  for (const party of ['patient', 'doctor'] as const) if (await sits(party)) parties.push(party);
  const meeting = await attend(trx, before, parties, now);
  if (meeting.status === 'ONGOING') return tellStatus(meeting, { status: 'ONGOING' });
  const single = parties.filter((party) => socketOf(meeting, other(party)) === null);
  return tellStatus(meeting, { status: 'PENDING' }, single);
}

/**
 * The events that a newcomer still needs: the other party's unanswered offer or unacknowledged answer, with its ICE
 * candidates.
 */
function waiting(meeting: MeetingRow, party: Party, socketId: string): SocketAnswer[] {
  const { code, offer, offer_number, answer, answer_received_at: seen } = meeting;
  const candidates = (list: string[]) =>
    list.map((candidate) => to(socketId, code, 'remote_candidated_received', { candidate }));
  if (party === 'patient' && offer && !answer)
    return [to(socketId, code, 'newOffer', { offer, offer_number }), ...candidates(meeting.offer_candidates)];
  if (party === 'doctor' && answer && !seen)
    return [to(socketId, code, 'answer', { answer, offer_number }), ...candidates(meeting.remote_candidates)];
  return [];
}
