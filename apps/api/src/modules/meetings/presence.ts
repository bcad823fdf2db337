import type { Updateable } from 'kysely';
import type { Meeting } from '../../platform/db/types.ts';
import type { MeetingRow, Seat } from './meetings.queries.ts';

/** Somebody in the room earlier than this is only trying it out and does not count as having come. */
const countsFrom = 30 * 60_000;

/** Visits that begin before this instant can be attended now. */
export const attendableUntil = (now: Date): Date => new Date(now.getTime() + countsFrom);

/** What changes in the room because these are in it now: when both are, they have met and the visit begins. */
export function presenceAt(room: MeetingRow, seats: readonly Seat[], now: Date): Updateable<Meeting> {
  if (room.starts_at > attendableUntil(now)) return {};
  return {
    ...Object.fromEntries(seats.map((seat) => [`${seat}_came_at`, room[`${seat}_came_at`] ?? now])),
    ...(seats.length === 2 ? { status: 'ONGOING', met_at: room.met_at ?? now, grace_until: null } : {}),
  };
}
