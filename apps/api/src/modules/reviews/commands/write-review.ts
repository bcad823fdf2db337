import type { reviews } from '@ivuriro/contract/reviews';
import type { CallOf } from '../../../platform/http/call.ts';
import { problem } from '../../../platform/errors.ts';
import { isSamePerson } from '../../identity/index.ts';
import { deleteReview, putReview } from '../queries/review-changes.queries.ts';
import { presentReviews } from '../presenters/present-review.ts';
import { refreshRating } from './refresh-rating.ts';
import { isVerified } from '../jobs/verify-reviews.ts';

type WriteCall = Omit<CallOf<typeof reviews.writeDoctor>, 'body'> & {
  body: Omit<CallOf<typeof reviews.writeDoctor>['body'], 'doctor_id'>;
};

/** Writes a review. A patient has one review of a provider: a new one replaces the earlier one, also in the rating. */
export async function writeReview({ actor, body, db, now, transact, about, platform }: WriteCall, providerId: string) {
  const row = await transact(async (trx) => {
    if (await isSamePerson(trx, actor.id, providerId))
      throw problem('own_account', 'You cannot review your own account.');
    const review = await putReview(
      trx,
      {
        provider_id: providerId,
        patient_id: actor.id,
        overall: body.overall,
        waiting_time: body.waitingTime,
        customer_care: body.customerCare,
        communication: body.communication,
        recommend: body.recommend,
        text: body.reviews,
        verified_visit: await isVerified(trx, actor.id, providerId),
      },
      now,
    );
    await refreshRating(trx, providerId);
    about({ objectId: review.id, patientId: actor.id });
    return review;
  });
  // it may replace a published review
  platform.realtime.invalidatePages();
  const [review] = await presentReviews(db, [row], 'accepted');
  return review!;
}

export async function withdrawReview({ params, transact, platform }: CallOf<typeof reviews.withdraw>): Promise<null> {
  await transact(async (trx) => {
    const gone = await deleteReview(trx, params.id);
    if (!gone) throw problem('not_found');
    await refreshRating(trx, gone.provider_id);
  });
  platform.realtime.invalidatePages();
  return null;
}
