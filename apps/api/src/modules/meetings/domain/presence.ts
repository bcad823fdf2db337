import type { Updateable } from 'kysely';
import type { Meeting } from '../../../platform/db/types.ts';
import type { MeetingRow, Party } from '../queries/meetings.queries.ts';

/**
 * How long before the appointment presence in the room begins to count, in milliseconds. A person who comes earlier may
 * only be trying out camera and microphone.
 */
const countsFrom = 30 * 60_000;

/** How long after its end an appointment that nobody has closed is closed with its room, in milliseconds. */
export const closesAfter = 30 * 60_000;

export const isOpen = ({ status }: Pick<MeetingRow, 'status'>) => status === 'PENDING' || status === 'ONGOING';

/** Appointments that begin before this instant can be attended now. */
export const attendableUntil = (now: Date): Date => new Date(now.getTime() + countsFrom);

/** Whether the appointment can take place now: its room is open, and the time is neither days before nor long after. */
export const isAttendable = (room: Pick<MeetingRow, 'status' | 'starts_at' | 'ends_at'>, now: Date): boolean =>
  isOpen(room) && room.starts_at <= attendableUntil(now) && now.getTime() < room.ends_at.getTime() + closesAfter;

/**
 * The changes to the room when these people are in it now: when both parties are in it, they have met and the
 * appointment begins.
 */
export function presenceAt(room: MeetingRow, parties: readonly Party[], now: Date): Updateable<Meeting> {
  if (room.starts_at > attendableUntil(now)) return {};
  return {
    ...Object.fromEntries(parties.map((party) => [`${party}_came_at`, room[`${party}_came_at`] ?? now])),
    ...(parties.length === 2 ? { status: 'ONGOING', met_at: room.met_at ?? now, grace_until: null } : {}),
  };
}
