import { graceSeconds, type JoinReply } from '@ivuriro/contract/meetings';
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

/** The locked room, for somebody who may act in it; a socket has to be in it. */
export async function enterRoom(trx: Db, code: string, party: Party, socketId?: string): Promise<MeetingRow> {
  const meeting = await lockMeeting(trx, code);
  if (socketId && socketOf(meeting, party) !== socketId) throw problem('not_found');
  if (!isOpen(meeting)) throw problem('too_late', 'This meeting is over.');
  return meeting;
}

/** Null when another process did not answer. */
export type IsThere = (socketId: string) => Promise<boolean | null>;
export interface JoinRequest {
  code: string;
  party: Party;
  socketId: string;
  /** The offer on which the joining side still has a connection. */
  offerNumber: number | undefined;
  isThere: IsThere;
}

/**
 * Takes the seat, and tells the newcomer what the other side has left for him. From half an hour before its time the
 * appointment begins as soon as both are in. When it is unknown whether the other is still there, the seat is kept, but they
 * have not met.
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

/** Records who is in the room now; both together begin the appointment. */
async function attend(
  trx: Db,
  room: MeetingRow,
  seats: readonly Party[],
  now: Date,
  change: Updateable<Meeting> = {},
): Promise<MeetingRow> {
  const presence = presenceAt(room, seats, now);
  const meeting = await updateMeeting(trx, room.code, { ...change, ...presence });
  if (room.status === 'PENDING' && meeting.status === 'ONGOING')
    await emit(trx, meetingBegan, { appointment_id: meeting.appointment_id });
  return meeting;
}

/**
 * Half an hour before the appointment: whoever is already in the room counts as having come. Somebody who waits there alone is
 * told, since their browser gets the credentials of the relay only by joining again from now on.
 */
export async function begin(trx: Db, code: string, isThere: IsThere, now: Date): Promise<SocketAnswer[]> {
  const before = await lockMeeting(trx, code);
  if (before.status !== 'PENDING') return [];
  const sits = async (party: Party) => {
    const socket = socketOf(before, party);
    return socket !== null && (await isThere(socket)) === true;
  };
  const seats: Party[] = [];
  for (const party of ['patient', 'doctor'] as const) if (await sits(party)) seats.push(party);
  const meeting = await attend(trx, before, seats, now);
  if (meeting.status === 'ONGOING') return tellStatus(meeting, { status: 'ONGOING' });
  const single = seats.filter((party) => socketOf(meeting, other(party)) === null);
  return tellStatus(meeting, { status: 'PENDING' }, single);
}

/** What the other side has left for the newcomer: an unanswered offer, or an answer that was not yet seen. */
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

/** A socket has gone: frees its seat and tells the other side; during a call also until when it may come back. */
export async function leave(trx: Db, code: string, socketId: string, now: Date): Promise<SocketAnswer[]> {
  const before = await lockMeeting(trx, code);
  const party = (['patient', 'doctor'] as const).find((one) => socketOf(before, one) === socketId);
  if (!party) return [];
  const until = before.status === 'ONGOING' ? new Date(now.getTime() + graceSeconds * 1_000) : null;
  const meeting = await updateMeeting(trx, code, { [`${party}_socket`]: null, grace_until: until });
  if (!isOpen(meeting)) return [];
  const stays = socketOf(meeting, other(party));
  if (stays && until) return [to(stays, code, 'peer_left', { until: until.toISOString() })];
  return tellStatus(meeting, { status: meeting.status as JoinReply['status'] }, [other(party)]);
}

/** Nobody came back in time: the room is pending again. */
export async function giveUp(trx: Db, code: string, now: Date): Promise<SocketAnswer[]> {
  const before = await lockMeeting(trx, code);
  if (before.status !== 'ONGOING' || !before.grace_until || before.grace_until > now) return [];
  const meeting = await updateMeeting(trx, code, { status: 'PENDING', grace_until: null });
  return tellStatus(meeting, { status: 'PENDING' });
}
