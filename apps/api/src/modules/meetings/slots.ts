import type { Meeting } from '@ivuriro/contract/meetings';
import type { Db } from '../../platform/db/pool.ts';
import { slot } from '../../platform/slot.ts';

/** How doctors are shown; filled by directory. */
export const doctorsOfMeetings =
  slot<(db: Db, ids: string[]) => Promise<Map<string, Meeting['doctor']>>>('meetings.doctorsOfMeetings');
