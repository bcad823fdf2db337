import type { providerReviews } from '@ivuriro/contract/reviews';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { insertReply, holdReview } from '../queries/review-changes.queries.ts';
import { presentReply } from '../presenters/present-review.ts';

/**
 * Stores the provider's reply to a published review. 404 when the author has just replaced or withdrawn the review, or
 * an administrator has just deleted it.
 */
export async function replyToReview({
  body,
  now,
  transact,
}: OwnedCallOf<(typeof providerReviews)['endpoints']['reply']>) {
  const reply = await transact(async (trx) => {
    if (!(await holdReview(trx, body.reply_review_id))) throw problem('not_found');
    return insertReply(trx, body.reply_review_id, body.reply, now);
  });
  return presentReply(reply);
}
