import type { Review } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import type { ConsultationType } from './queries/availability-summaries.queries.ts';
import { port } from '../../platform/port.ts';
import type { Reads } from '../../platform/db/reads.ts';

/** The slots that a list asks for. */
export interface SlotsSought {
  type?: ConsultationType | undefined;
  /** Dates within seven days from today. */
  days?: string[] | undefined;
}
/** A doctor whose free slots are read. With `hospitalIds`, slots in person count only at these hospitals. */
export interface DoctorSought {
  id: string;
  hospitalIds?: string[] | undefined;
}
/** A free slot. `hospitalIds` are the hospitals where it can be booked; the list is empty for an online slot. */
export interface NextSlot {
  date: string;
  time: string;
  hospitalIds: string[];
}
export interface FreeSlots {
  /** The first free slot within 90 days. */
  next_available: NextSlot | null;
  /** The number of free slots on each of seven days from today. */
  week: { date: string; free: number }[];
}
/** Where a doctor has calendar rows within 90 days, whether their slots are free or claimed. */
export interface BookableHours {
  isOnline: boolean;
  hospitalIds: string[];
}

/** Returns the newest approved reviews of a provider. */
export const reviewsOf =
  port<(reads: Reads, providerId: string, limit: number) => Promise<Review[]>>('directory.reviewsOf');
/** Computes the free slots of all doctors of a page in one call, by doctor id. */
export const freeSlotsOf =
  port<(db: Db, doctors: readonly DoctorSought[], now: Date, sought: SlotsSought) => Promise<Map<string, FreeSlots>>>(
    'directory.freeSlotsOf',
  );
/** Returns where published doctors have calendar rows. */
export const bookableHoursOf =
  port<(db: Db, doctorIds: readonly string[], now: Date) => Promise<Map<string, BookableHours>>>(
    'directory.bookableHoursOf',
  );
/** Returns where a published doctor has calendar rows, and the first free slot of each type. */
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
/** Returns, by test or drug id, how many published providers have the item in stock. */
export const shopsOffering =
  port<(reads: Reads, items: { is: 'test' | 'drug'; ids: string[] }) => Promise<Map<string, number>>>(
    'directory.shopsOffering',
  );
/**
 * Called when an administrator has given a meaning to the phrase with these words, which the search knows from now on.
 */
export const phraseAdded = port<(trx: Db, words: string[]) => Promise<void>>('directory.phraseAdded');
