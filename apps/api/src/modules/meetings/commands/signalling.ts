import { mostCandidates } from '@ivuriro/contract/meetings';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { SocketAnswer } from '../../../platform/realtime/socket-event.ts';
import { listOf, type MeetingRow, type Party, updateMeeting } from '../queries/meetings.queries.ts';
import { other, tellStatus, toParty } from '../presenters/socket-events.ts';

/** The room after a change, and the messages to send about it. */
export interface RoomChange {
  meeting: MeetingRow;
  said: SocketAnswer[];
}

/** Stores a new offer, which replaces the old one, its answer and its candidates. */
export async function storeOffer(trx: Db, room: MeetingRow, offer: string, publicUrl: string): Promise<RoomChange> {
  const meeting = await updateMeeting(trx, room.code, {
    offer,
    offer_number: room.offer_number + 1,
    answer: null,
    answer_received_at: null,
    offer_candidates: [],
    remote_candidates: [],
  });
  const { code, offer_number } = meeting;
  return {
    meeting,
    said: [
      ...toParty(meeting, 'doctor', 'meetCreated', { meeting_id: code, meet_link: `${publicUrl}/meet/${code}` }),
      ...toParty(meeting, 'patient', 'newOffer', { offer, offer_number }),
      ...tellStatus(meeting, { status: 'INITIATED' }, ['patient']),
    ],
  };
}

export async function storeAnswer(trx: Db, room: MeetingRow, answer: string): Promise<RoomChange> {
  const meeting = await updateMeeting(trx, room.code, { answer, answer_received_at: null });
  const { offer_number } = meeting;
  return { meeting, said: toParty(meeting, 'doctor', 'answer', { answer, offer_number }) };
}

export async function acknowledgeAnswer(trx: Db, room: MeetingRow, now: Date): Promise<RoomChange> {
  const meeting = await updateMeeting(trx, room.code, { answer_received_at: now });
  return { meeting, said: toParty(meeting, 'patient', 'answerReceived') };
}

/** Adds an ICE candidate of one party. A candidate that is stored already changes nothing. */
export async function addCandidate(trx: Db, room: MeetingRow, party: Party, candidate: string): Promise<RoomChange> {
  const kept = room[listOf[party]];
  const text = canonical(candidate);
  if (kept.includes(text)) return { meeting: room, said: [] };
  if (kept.length >= mostCandidates) throw problem('too_large', 'These are more candidates than we keep.');
  return replaceCandidates(trx, room, party, JSON.stringify([...kept, text]));
}

/** Replaces all ICE candidates of one party and sends the new ones to the other party. */
export async function replaceCandidates(trx: Db, room: MeetingRow, party: Party, list: string): Promise<RoomChange> {
  const texts = [...new Set((JSON.parse(list) as unknown[]).map(canonical))];
  const meeting = await updateMeeting(trx, room.code, { [listOf[party]]: texts });
  const fresh = texts.filter((candidate) => !room[listOf[party]].includes(candidate));
  const said = fresh.flatMap((candidate) =>
    toParty(meeting, other(party), 'remote_candidated_received', { candidate }),
  );
  return { meeting, said };
}

/**
 * The canonical JSON of an ICE candidate, which arrives as an object or as JSON text, so that two candidates can be
 * compared.
 */
export const canonical = (candidate: unknown): string =>
  JSON.stringify(typeof candidate === 'string' ? parsed(candidate) : candidate);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Refuses an answer or a candidate that belongs to a replaced offer, because it would break the connection of the
 * current offer.
 */
export function refuseStale(room: MeetingRow, offerNumber: number | undefined): void {
  if (offerNumber !== undefined && offerNumber !== room.offer_number)
    throw problem('conflict', 'There is a newer offer.');
}
