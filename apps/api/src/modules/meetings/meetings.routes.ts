import { meetings } from '@ivuriro/contract/meetings';
import type { Call } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/session.ts';
import { changeMeeting } from './commands/change-meeting.ts';
import { meetingOf, type Party } from './queries/meetings.queries.ts';
import { presentMeeting } from './presenters/present-meeting.ts';

export const routes = serve(meetings, {
  patientMeeting: one,
  changeByPatient: changeMeeting,
  doctorMeeting: one,
  changeByDoctor: changeMeeting,
});

async function one({ platform, db, actor, params }: Call<Actor<Party>, { code: string }>) {
  return presentMeeting(platform, await meetingOf(db, params.code), actor.id);
}
