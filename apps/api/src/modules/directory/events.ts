import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';

interface TeamLink {
  place_id: string;
  doctor_id: string;
  /** The account that made or ended the link; the other side is told. */
  by: string;
}
/** Whether and where a doctor is seen, or how long: the database itself says it (migration 0022). */
export const practiceChanged = eventType<{ doctor_ids: string[] }>('doctor.practice_changed');
export const teamLinkAdded = eventType<TeamLink>('team_link.added');
/** The pair's future calendar rows go; booked visits stay. */
export const teamLinkRemoved = eventType<TeamLink>('team_link.removed');
/** The address of a place is another one: the database itself says it (migration 0170). */
export const placeMoved = eventType<{ place_id: string }>('place.moved');
/** The administrator published a profile, or took it away from the public. */
export const publicationSet = eventType<{ provider_id: string; published: boolean }>('provider.publication_set');
/** Gone for good: what was to come is cancelled in the name of the account `by`. */
export const providerDeleted = eventType<{ provider_id: string; kind: Kind; by: string }>('provider.deleted');
