import { meetingEvents } from '@ivuriro/contract/meeting-events';
import { mostCandidates } from '@ivuriro/contract/meetings';
import { serveSockets, type SocketCall, type SocketReply } from '../../platform/realtime/socket-event.ts';
import { endCall } from './commands/end-call.ts';
import { iceServers } from './domain/ice-servers.ts';
import { appendCandidate, lockMeeting, meetingOf, type MeetingRow, type Party } from './queries/meetings.queries.ts';
import { enterRoom, join } from './commands/join-room.ts';
import {
  acknowledgeAnswer,
  addCandidate,
  canonical,
  refuseStale,
  type RoomChange,
  storeAnswer,
  storeOffer,
} from './commands/signalling.ts';
import { other, socketOf, toParty } from './presenters/socket-events.ts';
import { problem } from '../../platform/errors.ts';
import type { Db } from '../../platform/db/pool.ts';
import { transact } from '../../platform/db/transact.ts';

export const events = serveSockets(meetingEvents, {
  join: async ({ actor, socketId, body, platform, now, transact }) => {
    const joining = {
      code: body.meet_code,
      party: actor.type,
      socketId,
      offerNumber: body.offer_number,
      isThere: platform.realtime.isOpen,
    };
    const { meeting, ack, said } = await transact((trx) => join(trx, joining, now));
    return { ack: { ...ack, ice_servers: iceServers(platform.config, meeting, actor.id, now) }, said };
  },
  offer: async (call) => {
    const { meeting, said } = await inRoom(call, (trx, room) =>
      storeOffer(trx, room, call.body.offer, call.platform.config.publicUrl),
    );
    return { ack: { offer_number: meeting.offer_number }, said };
  },
  // stores an ICE candidate of the doctor without sending it: the patient gets it when they join later
  keepCandidate: async (call) => {
    await addTo(call);
    return {};
  },
  candidate: addTo,
  answer: (call) =>
    inRoom(call, (trx, room) => {
      refuseStale(room, call.body.offer_number);
      return storeAnswer(trx, room, call.body.answer);
    }),
  answerReceived: (call) => inRoom(call, (trx, room) => acknowledgeAnswer(trx, room, call.now)),
  end: async ({ actor, body, now, transact, socketId }) =>
    transact(async (trx) => {
      const room = await lockMeeting(trx, body.meet_code);
      if (socketOf(room, actor.type) !== socketId) throw problem('not_found');
      const { said } = await endCall(trx, room, { party: actor.type, socketId }, now);
      return { said };
    }),
  state: async ({ actor, body: { meet_code, ...state }, platform, socketId }) => {
    const room = await meetingOf(platform.db, meet_code);
    if (socketOf(room, actor.type) !== socketId) throw problem('not_found');
    return { said: toParty(room, other(actor.type), 'call_state', state) };
  },
});

type RoomCall<B = unknown> = SocketCall<Party, B & { meet_code: string }>;

/** Runs a command after checking that the caller's socket is in the room. */
const inRoom = (call: RoomCall, act: (trx: Db, room: MeetingRow) => Promise<RoomChange>): Promise<RoomChange> =>
  call.transact(async (trx) => act(trx, await enterRoom(trx, call.body.meet_code, call.actor.type, call.socketId)));

async function addTo(call: RoomCall<{ candidate: string; offer_number?: number | undefined }>): Promise<SocketReply> {
  const { actor, socketId, platform } = call;
  const { meet_code: code, offer_number: offerNumber } = call.body;
  const candidate = canonical(call.body.candidate);
  const given = { code, party: actor.type, socketId, offerNumber, candidate, most: mostCandidates };
  const kept = await transact(platform.db, (trx) => appendCandidate(trx, given));
  if (kept) return { said: toParty(kept, other(actor.type), 'remote_candidated_received', { candidate }) };
  // nothing was added: the candidate is stored already, or it is not allowed. The slower command below locks the room,
  // finds out which of the two is true, and answers
  const { said } = await inRoom(call, (trx, room) => {
    refuseStale(room, call.body.offer_number);
    return addCandidate(trx, room, call.actor.type, call.body.candidate);
  });
  return { said };
}
