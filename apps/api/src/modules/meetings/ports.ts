import type { Meeting } from '@ivuriro/contract/meetings';
import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** Finds the doctors of meetings, with the fields that other people may see; the directory module supplies it. */
export const doctorsOfMeetings =
  port<(db: Db, ids: string[]) => Promise<Map<string, Meeting['doctor']>>>('meetings.doctorsOfMeetings');
