import type { Db } from '../../../platform/db/pool.ts';
import { refreshRating } from '../commands/refresh-rating.ts';

/** Deletes the reviews that a patient wrote, with the replies to them, and refreshes the ratings. */
export async function eraseReviewsBy(trx: Db, patientId: string): Promise<void> {
  const gone = await trx.deleteFrom('review').where('patient_id', '=', patientId).returning('provider_id').execute();
  for (const id of gone.map((review) => review.provider_id).toSorted((a, b) => (a < b ? -1 : 1)))
    await refreshRating(trx, id);
}

/** Deletes a provider's replies to reviews; the reviews belong to their authors and stay. */
export async function eraseReplies(trx: Db, providerId: string): Promise<void> {
  await trx
    .deleteFrom('review_reply')
    .using('review')
    .whereRef('review.id', '=', 'review_reply.review_id')
    .where('review.provider_id', '=', providerId)
    .execute();
}
