import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type SocketAnswer, say } from '../../../platform/realtime/socket-event.ts';
import type { Actor } from '../../../platform/session.ts';
import { callOff, endCall } from './end-call.ts';
import { lockMeeting, type MeetingRow, type Party } from '../queries/meetings.queries.ts';
import { presentMeeting } from '../presenters/present-meeting.ts';
import { enterRoom } from './join-room.ts';
import { replaceCandidates, type RoomChange, storeAnswer, storeOffer } from './signalling.ts';

interface Change {
  status?: string | undefined;
  offer?: string | undefined;
  answer?: string | undefined;
  offer_candidates?: string | undefined;
  remote_candidates?: string | undefined;
}
type Step = (trx: Db, room: MeetingRow) => Promise<RoomChange>;

/** Makes the changes that one HTTP request contains, in one transaction. A socket event makes only one change. */
export async function changeMeeting(call: Call<Actor<Party>, { code: string }, unknown, Change>) {
  const { platform, actor, params, body, now, transact } = call;
  const { offer, answer, offer_candidates, remote_candidates } = body;
  const speaks = [offer, answer, offer_candidates, remote_candidates].some((part) => part !== undefined);
  const { room, said } = await transact(async (trx) => {
    let room = speaks ? await enterRoom(trx, params.code, actor.type) : await lockMeeting(trx, params.code);
    const said: SocketAnswer[] = [];
    for (const step of stepsOf(body, actor.type, platform.config.publicUrl, now)) {
      const spoken = await step(trx, room);
      room = spoken.meeting;
      said.push(...spoken.said);
    }
    return { room, said };
  });
  say(platform, said);
  return presentMeeting(platform, room, actor.id);
}

function stepsOf(change: Change, by: Party, publicUrl: string, now: Date): Step[] {
  const { status, offer, answer, offer_candidates, remote_candidates } = change;
  const steps: Step[] = [];
  if (offer !== undefined) steps.push((trx, room) => storeOffer(trx, room, offer, publicUrl));
  if (offer_candidates !== undefined)
    steps.push((trx, room) => replaceCandidates(trx, room, 'doctor', offer_candidates));
  if (answer !== undefined) steps.push((trx, room) => storeAnswer(trx, room, answer));
  if (remote_candidates !== undefined)
    steps.push((trx, room) => replaceCandidates(trx, room, 'patient', remote_candidates));
  if (status === 'COMPLETED') steps.push((trx, room) => endCall(trx, room, { party: by }, now));
  if (status === 'CANCELLED' && by === 'doctor') steps.push(callOff);
  return steps;
}
