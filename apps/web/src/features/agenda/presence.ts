import type { Booked } from './columns.ts';

/** What the agenda marks beside the status of an appointment. */
export const presences = ['WAITING', 'CALLED', 'IN_ROOM', 'OFFERED'] as const;
export type Presence = (typeof presences)[number];

/**
 * Where a patient is who has arrived today, or that the patient has yet to choose a new time. After the appointment its
 * status says enough.
 */
export function presenceOf({ queue_state, has_move_link }: Booked): Presence | undefined {
  if (queue_state && queue_state !== 'DONE') return queue_state;
  return has_move_link ? 'OFFERED' : undefined;
}
