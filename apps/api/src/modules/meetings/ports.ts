import type { Meeting } from '@ivuriro/contract/meetings';
import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** How doctors are shown; directory supplies it. */
export const doctorsOfMeetings =
  port<(db: Db, ids: string[]) => Promise<Map<string, Meeting['doctor']>>>('meetings.doctorsOfMeetings');
