import type { Review } from '@ivuriro/contract/shapes';
import type pg from 'pg';
import type { Db } from '../../platform/db/pool.ts';
import type { Owner } from '../../platform/http/call.ts';
import { port } from '../../platform/port.ts';

export interface FreeSlots {
  /** The first free time within 90 days. */
  next_available: { date: string; time: string } | null;
  /** Seven days from today with their number of free times. */
  week: { date: string; free: number }[];
}

/** The newest accepted reviews of a profile. */
export const reviewsOf =
  port<(pool: pg.Pool, providerId: string, limit: number) => Promise<Review[]>>('directory.reviewsOf');
/** The patient who wrote a review, so that his drawing is the same everywhere. */
export const authorOf = port<(db: Db, reviewId: string) => Promise<string | null>>('directory.authorOf');
/** When doctors are free, asked once for all cards of a page. */
export const freeSlotsOf =
  port<(db: Db, pool: pg.Pool, doctorIds: string[], now: Date) => Promise<Map<string, FreeSlots>>>(
    'directory.freeTimesOf',
  );
/** Appointments that have not ended, and orders that are not done: a deletion would cancel them. */
export const upcomingAppointmentsOf =
  port<(db: Db, provider: Owner, now: Date) => Promise<number>>('directory.comingVisitsOf');
export const openOrdersOf = port<(db: Db, providerId: string) => Promise<number>>('directory.openOrdersOf');
/** RWF earned and not yet paid out; negative if the provider owes. */
export const owedTo = port<(db: Db, providerId: string) => Promise<number>>('directory.owedTo');
