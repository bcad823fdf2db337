import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';

/**
 * `linked`: by an administrator, who does not ask. `ended`: a membership, not an invitation. `gone`: an invitation, because
 * its other side was deleted.
 */
export type TeamNews = 'invited' | 'accepted' | 'declined' | 'withdrawn' | 'linked' | 'ended' | 'gone';
export interface TeamChange {
  what: TeamNews;
  place_id: string;
  doctor_id: string;
  /** The account that did it. */
  by: string;
}
/** A doctor's publication, places or length of appointments changed; emitted by the database itself. */
export const practiceChanged = eventType<{ doctor_ids: string[] }>('doctor.practice_changed');
/** Of a membership that ended, the future hours are removed; booked appointments stay. Both sides are told of everything. */
export const teamChanged = eventType<{ changes: TeamChange[] }>('team.changed');
/** The address of a place changed; emitted by the database itself (its trigger `place_located`). */
export const placeMoved = eventType<{ place_id: string }>('place.moved');
/** An administrator has published or unpublished a profile. */
export const publicationSet = eventType<{ provider_id: string; published: boolean }>('provider.publication_set');
/** Deleted for good: appointments and orders are cancelled in the name of the account `by`. */
export const providerDeleted = eventType<{ provider_id: string; kind: Kind; by: string }>('provider.deleted');
