import { meetings } from '@ivuriro/contract/meetings';
import type { Call } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import { say } from '../../platform/realtime/socket-event.ts';
import type { Actor } from '../../platform/session.ts';
import { callOff, endCall } from './ending.ts';
import { lockMeeting, meetingOf, type Seat } from './meetings.queries.ts';
import { presentMeeting } from './present.ts';
import { enterRoom } from './room.ts';
import { replaceCandidates, type Spoken, storeAnswer, storeOffer } from './signalling.ts';

export const routes = serve(meetings, {
  patientMeeting: one,
  changeByPatient: change,
  doctorMeeting: one,
  changeByDoctor: change,
});

type OnMeeting<B = unknown> = Call<Actor<Seat>, { code: string }, unknown, B>;
interface Change {
  status?: string | undefined;
  offer?: string | undefined;
  answer?: string | undefined;
  offer_candidates?: string | undefined;
  remote_candidates?: string | undefined;
}

async function one({ platform, db, actor, params }: OnMeeting) {
  return presentMeeting(platform, await meetingOf(db, params.code), actor.id);
}

/** What the events do, one after the other, in one transaction. */
async function change({ platform, actor, params: { code }, body, now, transact }: OnMeeting<Change>) {
  const { offer, answer, offer_candidates, remote_candidates, status } = body;
  const by = actor.type;
  const meeting = await transact(async (trx) => {
    const speaks = [offer, answer, offer_candidates, remote_candidates].some((part) => part !== undefined);
    let spoken: Spoken = {
      meeting: speaks ? await enterRoom(trx, code, by) : await lockMeeting(trx, code),
      said: [],
    };
    const said = [...spoken.said];
    const step = async (act: (room: Spoken['meeting']) => Promise<Spoken>) => {
      spoken = await act(spoken.meeting);
      said.push(...spoken.said);
    };
    if (offer !== undefined) await step((room) => storeOffer(trx, room, offer, platform.config.publicUrl));
    if (offer_candidates !== undefined) await step((room) => replaceCandidates(trx, room, 'doctor', offer_candidates));
    if (answer !== undefined) await step((room) => storeAnswer(trx, room, answer));
    if (remote_candidates !== undefined)
      await step((room) => replaceCandidates(trx, room, 'patient', remote_candidates));
    if (status === 'COMPLETED') await step((room) => endCall(trx, room, { seat: by }, now));
    if (status === 'CANCELLED' && by === 'doctor') await step((room) => callOff(trx, room));
    return { row: spoken.meeting, said };
  });
  say(platform, meeting.said);
  return presentMeeting(platform, meeting.row, actor.id);
}
