import type { moderation } from '@ivuriro/contract/review-moderation';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type OwnedCallOf, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import {
  deleteReply,
  deleteReview,
  findReply,
  setAccepted,
  setReplyAccepted,
} from '../queries/review-changes.queries.ts';
import { replyApproved, reviewApproved, reviewDeleted, type ReviewHappened } from '../events.ts';
import { presentReply, presentReviews } from '../presenters/present-review.ts';
import { refreshRating } from './refresh-rating.ts';
import { findReview, type ReviewRow } from '../queries/reviews.queries.ts';

type Endpoints = (typeof moderation)['endpoints'];

/**
 * Approves a review or withdraws the approval. The author and the provider are notified of an approval only. When the
 * review already has the state that the call sets, nothing changes and nobody is notified again.
 */
export async function moderateReview({ params, body, db, transact, platform }: OwnedCallOf<Endpoints['review']>) {
  await transact(async (trx) => {
    const changed = await setAccepted(trx, params.id, body.accepted);
    if (!changed) return;
    await refreshRating(trx, changed.provider_id);
    if (body.accepted) await emit(trx, reviewApproved, happenedTo(changed));
  });
  platform.realtime.invalidatePages();
  const review = await findReview(db, params.id);
  if (!review) throw problem('not_found');
  const [shown] = await presentReviews(db, [review], 'all');
  return body.accepted ? shown! : new Reply(shown!, 200, 'The approval was withdrawn; the review waits again');
}

export async function moderateReply({ params, body, db, transact, platform }: OwnedCallOf<Endpoints['reply']>) {
  await transact(async (trx) => {
    const changed = await setReplyAccepted(trx, params.id, body.accepted);
    if (!changed || !body.accepted) return;
    const review = await reviewOf(trx, changed.review_id);
    await emit(trx, replyApproved, { ...happenedTo(review), reply_id: changed.id });
  });
  platform.realtime.invalidatePages();
  const reply = await findReply(db, params.id);
  if (!reply) throw problem('not_found');
  const shown = presentReply(reply);
  return body.accepted ? shown : new Reply(shown, 200, 'The approval was withdrawn; the reply waits again');
}

/** Deletes the review or the reply that has this id; a review is deleted with its replies. */
export async function deleteReviewOrReply({ params, transact, platform }: OwnedCallOf<Endpoints['remove']>) {
  const what = await transact(async (trx) => {
    if (await deleteReply(trx, params.id)) return 'Reply';
    const review = await deleteReview(trx, params.id);
    if (!review) throw problem('not_found');
    await refreshRating(trx, review.provider_id);
    await emit(trx, reviewDeleted, happenedTo(review));
    return 'Review';
  });
  platform.realtime.invalidatePages();
  // requirement A-74 specifies this wording
  return new Reply(null, 200, `${what} was removed`);
}

async function reviewOf(trx: Db, id: string): Promise<ReviewRow> {
  const review = await findReview(trx, id);
  if (!review) throw problem('not_found');
  return review;
}

const happenedTo = ({ id, provider_id, patient_id }: ReviewRow): ReviewHappened => ({
  review_id: id,
  provider_id,
  patient_id,
});
