import type { Updateable } from 'kysely';
import type { Meeting } from '../../platform/db/types.ts';
import type { MeetingRow, Seat } from './meetings.queries.ts';

/** Who tries the room earlier than this has not come to the visit. */
const countsFrom = 30 * 60_000;

/** Visits that begin until then can be attended. */
export const attendableUntil = (now: Date): Date => new Date(now.getTime() + countsFrom);

/** What it makes of the room that these sit in it now: both have met, and the visit begins. */
export function presenceAt(room: MeetingRow, seats: readonly Seat[], now: Date): Updateable<Meeting> {
  if (room.starts_at > attendableUntil(now)) return {};
  return {
    ...Object.fromEntries(seats.map((seat) => [`${seat}_came_at`, room[`${seat}_came_at`] ?? now])),
    ...(seats.length === 2 ? { status: 'ONGOING', met_at: room.met_at ?? now, grace_until: null } : {}),
  };
}
