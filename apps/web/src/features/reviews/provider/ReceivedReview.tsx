import type { Review } from '@ivuriro/contract';
import { useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ReviewStateBadge } from '../../../domain/reviews/ReviewStateBadge.tsx';
import { Answer, ReviewContent } from '../../../domain/reviews/ReviewContent.tsx';
import { Button } from '../../../ui/Button.tsx';
import { texts } from './texts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import css from './reviews.module.css';

export function ReceivedReview({ providerContext, review }: { providerContext: AnyProviderContext; review: Review }) {
  const t = useTexts(texts);
  const [replying, setReplying] = useState(false);
  return (
    <div className={css.review}>
      <ReviewContent review={review}>
        {review.replies.map((reply) => (
          <Answer key={reply.id} reply={reply} state={!reply.accepted && <ReviewStateBadge accepted={false} />} />
        ))}
      </ReviewContent>
      {replying ? (
        <ReplyForm providerContext={providerContext} review={review} onClose={() => setReplying(false)} />
      ) : (
        <Button
          variant="soft"
          className={css.open}
          aria-label={t.replyTo(review.patient.full_name)}
          onClick={() => setReplying(true)}
        >
          {t.reply}
        </Button>
      )}
    </div>
  );
}
