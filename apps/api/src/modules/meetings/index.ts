import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { say } from '../../platform/realtime/socket-event.ts';
import type { Meeting } from '@ivuriro/contract/meetings';
import { meetingSet } from './events.ts';
import { meetingOf } from './queries/meetings.queries.ts';
import { routes } from './meetings.routes.ts';
import { events } from './meetings.sockets.ts';
import { jobs, left, sweepers } from './jobs/sweepers.ts';
import { tellStatus } from './presenters/socket-events.ts';

export { closeAfterEnd, followAppointment } from './commands/close-room.ts';
export { meetingBegan, meetingEndedByDoctor } from './events.ts';
export { closesAfter } from './domain/presence.ts';
export { makeMeeting, moveMeeting } from './queries/meetings.queries.ts';
export { doctorsOfMeetings } from './ports.ts';

export const meetings: Module = {
  name: 'meetings',
  routes,
  guardedTables: ['meeting'],
  partyColumns: [{ table: 'meeting', column: 'patient_id', key: ['code'] }],
  grants: [
    {
      object: 'meeting',
      table: 'meeting',
      key: 'code',
      uuid: false,
      by: { patient: 'patient_id = $2', doctor: 'doctor_id = $2' },
      subject: 'patient_id',
    },
  ],
  sockets: { events, left },
  subscriptions: [
    on(meetingSet, 'tell_meeting_status', async ({ code }, platform: Platform) => {
      const meeting = await meetingOf(platform.db, code);
      say(platform, tellStatus(meeting, { status: meeting.status as Meeting['status'] }));
    }),
  ],
  jobs,
  sweepers,
};
