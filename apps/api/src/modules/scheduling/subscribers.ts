import { dayOf } from '../../platform/clock.ts';
import { on } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { teamLinkRemoved } from '../directory/index.ts';
import { deleteRowsOfPair } from './calendar-rows.queries.ts';

export const subscriptions = [
  on(teamLinkRemoved, 'drop_hours_of_pair', ({ doctor_id, place_id }, { db, now }: Platform) =>
    deleteRowsOfPair(db, doctor_id, place_id, dayOf(now())),
  ),
];
