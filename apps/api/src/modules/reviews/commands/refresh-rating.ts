import type { Db } from '../../../platform/db/pool.ts';
import { lockRating, updateRating } from '../queries/rating.queries.ts';

/**
 * Computes a provider's rating again. Must be called in the transaction that writes, approves, withdraws or deletes a
 * review, or withdraws its approval.
 */
export async function refreshRating(db: Db, providerId: string): Promise<void> {
  await lockRating(db, providerId);
  await updateRating(db, providerId);
}
