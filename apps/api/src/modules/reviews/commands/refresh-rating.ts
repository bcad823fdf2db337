import type { Rating } from '@ivuriro/contract/shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { findRating, lockRating, writeRating } from '../queries/rating.queries.ts';

/**
 * Computes a provider's rating again. Must be called in the transaction that changes, accepts, withdraws or deletes a
 * review.
 */
export async function refreshRating(db: Db, providerId: string): Promise<void> {
  await lockRating(db, providerId);
  await writeRating(db, providerId);
}

export async function ratingOf(db: Db, providerId: string): Promise<Rating> {
  const row = await findRating(db, providerId);
  return {
    overall: row?.overall ?? 0,
    waitingTime: row?.waiting_time ?? 0,
    customerCare: row?.customer_care ?? 0,
    communication: row?.communication ?? 0,
    recommend: row?.recommend ?? 0,
    total: row?.total ?? 0,
  };
}
