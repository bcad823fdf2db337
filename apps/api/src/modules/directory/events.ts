import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';

interface TeamLink {
  place_id: string;
  doctor_id: string;
  /** The account that made or ended the link; the other side is told. */
  by: string;
}
/** A doctor's publication, places or length of visits changed; emitted by the database itself (migration 0022). */
export const practiceChanged = eventType<{ doctor_ids: string[] }>('doctor.practice_changed');
export const teamLinkAdded = eventType<TeamLink>('team_link.added');
/** Future hours of this doctor at this place are removed; booked visits stay. */
export const teamLinkRemoved = eventType<TeamLink>('team_link.removed');
/** The address of a place changed; emitted by the database itself (migration 0170). */
export const placeMoved = eventType<{ place_id: string }>('place.moved');
/** An administrator has published or unpublished a profile. */
export const publicationSet = eventType<{ provider_id: string; published: boolean }>('provider.publication_set');
/** Deleted for good: visits and orders are cancelled in the name of the account `by`. */
export const providerDeleted = eventType<{ provider_id: string; kind: Kind; by: string }>('provider.deleted');
