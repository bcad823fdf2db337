import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';

/**
 * A change between a place and a doctor of its team. `linked`: an administrator put the doctor into the team without an
 * invitation. `ended`: the doctor left the team. `gone`: an open invitation ended because place or doctor was deleted.
 */
export type TeamNews = 'invited' | 'accepted' | 'declined' | 'withdrawn' | 'linked' | 'ended' | 'gone';
export interface TeamChange {
  what: TeamNews;
  place_id: string;
  doctor_id: string;
  /** The account that made the change. */
  by: string;
}
/**
 * A doctor was published or unpublished, or their places or the length of their appointments changed; a database
 * trigger emits it.
 */
export const practiceChanged = eventType<{ doctor_ids: string[] }>('doctor.practice_changed');
/**
 * Members of a team or invitations to it changed. When a membership ends, a subscriber removes the future working hours
 * at the place; booked appointments stay. Another subscriber sends each change to the open pages of both sides and
 * mails it.
 */
export const teamChanged = eventType<{ changes: TeamChange[] }>('team.changed');
/** The street address or sector of a place changed; the database trigger `place_located` emits it. */
export const placeMoved = eventType<{ place_id: string }>('place.moved');
/** An administrator published or unpublished a profile. */
export const publicationSet = eventType<{ provider_id: string; published: boolean }>('provider.publication_set');
/** A provider was deleted permanently: their appointments and orders are cancelled in the name of the account `by`. */
export const providerDeleted = eventType<{ provider_id: string; kind: Kind; by: string }>('provider.deleted');
