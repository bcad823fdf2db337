import type { providerReviews } from '@ivuriro/contract/reviews';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { insertReply, holdReview } from '../queries/review-changes.queries.ts';
import { presentReply } from '../presenters/present-review.ts';

/** Replies to a published review; refused when the review is replaced or withdrawn at this moment. */
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
