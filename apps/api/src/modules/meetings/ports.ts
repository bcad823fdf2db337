import type { Meeting } from '@ivuriro/contract/meetings';
import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** Finds the doctors of meetings as other parties see them; supplied by the directory module. */
export const doctorsOfMeetings =
  port<(db: Db, ids: string[]) => Promise<Map<string, Meeting['doctor']>>>('meetings.doctorsOfMeetings');
