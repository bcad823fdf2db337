import type { Updateable } from 'kysely';
import type { Meeting } from '../../../platform/db/types.ts';
import type { MeetingRow, Party } from '../queries/meetings.queries.ts';

/**
 * How many milliseconds before the start of an appointment a person's presence in the room begins to count. A person
 * who comes earlier may only be trying out camera and microphone.
 */
const countsFrom = 30 * 60_000;

/** How many milliseconds after its end an appointment that is still open is closed automatically, with its room. */
export const closesAfter = 30 * 60_000;

export const isOpen = ({ status }: Pick<MeetingRow, 'status'>) => status === 'PENDING' || status === 'ONGOING';

/** Appointments that begin at this instant or earlier can be attended now. */
export const attendableUntil = (now: Date): Date => new Date(now.getTime() + countsFrom);

/**
 * Whether the appointment can take place now: its room is open, and it is between half an hour before the start and
 * half an hour after the end.
 */
export const isAttendable = (room: Pick<MeetingRow, 'status' | 'starts_at' | 'ends_at'>, now: Date): boolean =>
  isOpen(room) && room.starts_at <= attendableUntil(now) && now.getTime() < room.ends_at.getTime() + closesAfter;

/**
 * The changes to the row of the room while these parties are in it: when each of them came and, if both are there, when
 * they met and that the room is ONGOING. Empty earlier than half an hour before the start.
 */
export function presenceAt(room: MeetingRow, parties: readonly Party[], now: Date): Updateable<Meeting> {
  if (room.starts_at > attendableUntil(now)) return {};
  return {
    ...Object.fromEntries(parties.map((party) => [`${party}_came_at`, room[`${party}_came_at`] ?? now])),
    ...(parties.length === 2 ? { status: 'ONGOING', met_at: room.met_at ?? now, grace_until: null } : {}),
  };
}
