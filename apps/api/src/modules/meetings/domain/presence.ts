import type { Updateable } from 'kysely';
import type { Meeting } from '../../../platform/db/types.ts';
import type { MeetingRow, Party } from '../queries/meetings.queries.ts';

/** Somebody in the room earlier than this is only trying it out and does not count as having come. */
const countsFrom = 30 * 60_000;

/** A visit that nobody has ended is closed this many milliseconds after its end, and its room with it. */
export const closesAfter = 30 * 60_000;

export const isOpen = ({ status }: Pick<MeetingRow, 'status'>) => status === 'PENDING' || status === 'ONGOING';

/** Visits that begin before this instant can be attended now. */
export const attendableUntil = (now: Date): Date => new Date(now.getTime() + countsFrom);

/** Whether the appointment of this room can be held now: the room is open, and it is neither days before nor long after. */
export const isAttendable = (room: Pick<MeetingRow, 'status' | 'starts_at' | 'ends_at'>, now: Date): boolean =>
  isOpen(room) && room.starts_at <= attendableUntil(now) && now.getTime() < room.ends_at.getTime() + closesAfter;

/** The changes to the room because these are in it now: when both are, they have met and the appointment begins. */
export function presenceAt(room: MeetingRow, seats: readonly Party[], now: Date): Updateable<Meeting> {
  if (room.starts_at > attendableUntil(now)) return {};
  return {
    ...Object.fromEntries(seats.map((party) => [`${party}_came_at`, room[`${party}_came_at`] ?? now])),
    ...(seats.length === 2 ? { status: 'ONGOING', met_at: room.met_at ?? now, grace_until: null } : {}),
  };
}
