import type { Review } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import type { ConsultationType } from './queries/availability-summaries.queries.ts';
import { port } from '../../platform/port.ts';
import type { Reads } from '../../platform/db/reads.ts';

/** The slots that a list is about. */
export interface SlotsSought {
  type?: ConsultationType | undefined;
  /** Dates within seven days from today. */
  days?: string[] | undefined;
}
/** A doctor of a list. With `hospitalIds`, slots in person count only at these hospitals. */
export interface DoctorSought {
  id: string;
  hospitalIds?: string[] | undefined;
}
/** A free slot; `hospitalIds` are the hospitals where it can be had, and empty for a slot online. */
export interface NextSlot {
  date: string;
  time: string;
  hospitalIds: string[];
}
export interface FreeSlots {
  /** The first free slot within 90 days. */
  next_available: NextSlot | null;
  /** Seven days from today with their number of free slots. */
  week: { date: string; free: number }[];
}
/** Where a doctor has hours within 90 days, free or taken. */
export interface BookableHours {
  isOnline: boolean;
  hospitalIds: string[];
}

/** The newest approved reviews of a profile. */
export const reviewsOf =
  port<(reads: Reads, providerId: string, limit: number) => Promise<Review[]>>('directory.reviewsOf');
/** The free slots of doctors, computed in one call for all cards of a page. */
export const freeSlotsOf =
  port<(db: Db, doctors: readonly DoctorSought[], now: Date, sought: SlotsSought) => Promise<Map<string, FreeSlots>>>(
    'directory.freeSlotsOf',
  );
/** Where published doctors have hours. */
export const bookableHoursOf =
  port<(db: Db, doctorIds: readonly string[], now: Date) => Promise<Map<string, BookableHours>>>(
    'directory.bookableHoursOf',
  );
/** Where a published doctor has hours, and the first free slot of each type. */
export const hoursAndSlotsOf =
  port<
    (
      db: Db,
      doctorId: string,
      now: Date,
    ) => Promise<{ hours: BookableHours; next: Record<ConsultationType, NextSlot | null> } | undefined>
  >('directory.hoursAndSlotsOf');
/** SQL: whether the provider `id` has one of the tests or drugs `items` in stock. */
export const hasOffering = port<(kind: Kind, id: string, items: string) => string>('directory.hasOffering');
/** How many published providers have each of these tests or drugs in stock. */
export const shopsOffering =
  port<(reads: Reads, items: { is: 'test' | 'drug'; ids: string[] }) => Promise<Map<string, number>>>(
    'directory.shopsOffering',
  );
/** An administrator gave a phrase, as words, a meaning: it no longer counts as one that the search does not know. */
export const phraseAdded = port<(trx: Db, words: string[]) => Promise<void>>('directory.phraseAdded');
