import type { Review } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';
import type { Reads } from '../../platform/db/reads.ts';

export interface FreeSlots {
  /** The first free slot within 90 days. */
  next_available: { date: string; time: string } | null;
  /** Seven days from today with their number of free slots. */
  week: { date: string; free: number }[];
}

/** The newest approved reviews of a profile. */
export const reviewsOf =
  port<(reads: Reads, providerId: string, limit: number) => Promise<Review[]>>('directory.reviewsOf');
/** The free slots of doctors, computed in one call for all cards of a page. */
export const freeSlotsOf =
  port<(db: Db, doctorIds: string[], now: Date) => Promise<Map<string, FreeSlots>>>('directory.freeSlotsOf');
/** SQL: whether the provider `id` has one of the tests or drugs `items` in stock. */
export const hasOffering = port<(kind: Kind, id: string, items: string) => string>('directory.hasOffering');
/** How many published providers have each of these tests or drugs in stock. */
export const shopsOffering =
  port<(reads: Reads, items: { is: 'test' | 'drug'; ids: string[] }) => Promise<Map<string, number>>>(
    'directory.shopsOffering',
  );
/** An administrator gave a phrase, as words, a meaning: it no longer counts as one that the search does not know. */
export const phraseAdded = port<(trx: Db, words: string[]) => Promise<void>>('directory.phraseAdded');
