import { meetings } from '@ivuriro/contract/meetings';
import type { Call } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/session.ts';
import { changeMeeting } from './change-meeting.ts';
import { meetingOf, type Party } from './meetings.queries.ts';
import { presentMeeting } from './present.ts';

export const routes = serve(meetings, {
  patientMeeting: one,
  changeByPatient: changeMeeting,
  doctorMeeting: one,
  changeByDoctor: changeMeeting,
});

async function one({ platform, db, actor, params }: Call<Actor<Party>, { code: string }>) {
  return presentMeeting(platform, await meetingOf(db, params.code), actor.id);
}
