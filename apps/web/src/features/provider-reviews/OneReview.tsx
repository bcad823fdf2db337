import type { Review } from '@ivuriro/contract';
import { useState } from 'react';
import type { AnyProviderContext } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { StateBadge } from '../../shared/reviews/StateBadge.tsx';
import { Answer, Words } from '../../shared/reviews/Words.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { texts } from './texts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import css from './reviews.module.css';

export function OneReview({ providerContext, review }: { providerContext: AnyProviderContext; review: Review }) {
  const t = useTexts(texts);
  const [replying, setReplying] = useState(false);
  return (
    <div className={css.review}>
      <Words review={review}>
        {review.replies.map((reply) => (
          <Answer key={reply.id} reply={reply} state={!reply.accepted && <StateBadge accepted={false} />} />
        ))}
      </Words>
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
