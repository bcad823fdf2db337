import type { Meeting } from '@ivuriro/contract/meetings';
import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** The doctors of meetings as other parties see them; the directory module supplies it. */
export const doctorsOfMeetings =
  port<(db: Db, ids: string[]) => Promise<Map<string, Meeting['doctor']>>>('meetings.doctorsOfMeetings');
