import type { ReactNode } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { ReviewStateBadge } from '../../../domain/reviews/ReviewStateBadge.tsx';
import { Answer, ReviewContent } from '../../../domain/reviews/ReviewContent.tsx';
import { AuthorFacts, type ModeratedReview } from './AuthorFacts.tsx';
import { ModerationActions } from './ModerationActions.tsx';
import css from './moderation.module.css';

/**
 * A review with its replies, each with the buttons for moderation. `about` names the provider; in a list of the reviews
 * of one provider it is left out.
 */
export function ReviewModeration({
  providerContext,
  review,
  about,
}: {
  providerContext: AnyProviderContext;
  review: Omit<ModeratedReview, 'provider'>;
  about?: ReactNode;
}) {
  const author = review.patient.full_name;
  return (
    <div className={css.review}>
      {about}
      <ReviewContent review={review} state={<ReviewStateBadge accepted={review.accepted} />}>
        {!review.accepted && <AuthorFacts facts={review.facts} />}
        <ModerationActions
          providerContext={providerContext}
          what="review"
          id={review.id}
          accepted={review.accepted}
          author={author}
        />
        {review.replies.map((reply) => (
          <Answer key={reply.id} reply={reply} state={<ReviewStateBadge accepted={reply.accepted} />}>
            <ModerationActions
              providerContext={providerContext}
              what="reply"
              id={reply.id}
              accepted={reply.accepted}
              author={reply.name}
            />
          </Answer>
        ))}
      </ReviewContent>
    </div>
  );
}
