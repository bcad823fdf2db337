import type { ReactNode } from 'react';
import type { AnyProviderContext } from '../../shared/api/call.ts';
import { StateBadge } from '../../shared/reviews/StateBadge.tsx';
import { Answer, Words } from '../../shared/reviews/Words.tsx';
import { Facts, type ModeratedReview } from './Facts.tsx';
import { Decision } from './Decision.tsx';
import css from './moderation.module.css';

/** One review with its replies, each with what may be decided about it. `about` says whose it is, where that is not known. */
export function Moderated({
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
      <Words review={review} state={<StateBadge accepted={review.accepted} />}>
        {!review.accepted && <Facts facts={review.facts} />}
        <Decision
          providerContext={providerContext}
          what="review"
          id={review.id}
          accepted={review.accepted}
          author={author}
        />
        {review.replies.map((reply) => (
          <Answer key={reply.id} reply={reply} state={<StateBadge accepted={reply.accepted} />}>
            <Decision
              providerContext={providerContext}
              what="reply"
              id={reply.id}
              accepted={reply.accepted}
              author={reply.name}
            />
          </Answer>
        ))}
      </Words>
    </div>
  );
}
