import type { Booked } from './columns.ts';

/** The marks of the agenda for where a patient is, and for one who has yet to choose a new time. */
export const presences = ['WAITING', 'CALLED', 'IN_ROOM', 'OFFERED'] as const;
export type Presence = (typeof presences)[number];

/** The mark of an appointment. When the patient has left, its status is enough. */
export function presenceOf({ queue_state, has_move_link }: Booked): Presence | undefined {
  if (queue_state && queue_state !== 'DONE') return queue_state;
  return has_move_link ? 'OFFERED' : undefined;
}
