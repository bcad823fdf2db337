import type { Review } from '@ivuriro/contract';
import { useState } from 'react';
import type { SeatOf } from '../../shared/api/call.ts';
import { dayOf, longDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Stars } from '../../shared/ui/Rating.tsx';
import { messages } from './messages.ts';
import { ReplyForm } from './ReplyForm.tsx';
import css from './reviews.module.css';

export function OneReview({ seat, review }: { seat: SeatOf; review: Review }) {
  const t = useMessages(messages);
  const [replying, setReplying] = useState(false);
  const { patient } = review;
  return (
    <article className={css.review}>
      <header>
        <Picture picture={patient.picture} seed={review.id} alt="" width={44} />
        <div>
          <h3>{patient.full_name}</h3>
          <p>
            <Stars value={review.overall} />
            <time dateTime={review.created_at}>{longDate(dayOf(review.created_at))}</time>
          </p>
        </div>
        {review.verified_visit && <Badge tone="tea">{t.verified}</Badge>}
      </header>
      <p className={css.text}>{review.reviews}</p>
      {review.replies.map((reply) => (
        <blockquote key={reply.id} className={css.reply}>
          <p>
            <b>{t.yourReply}</b>
            <time dateTime={reply.created_at}>{longDate(dayOf(reply.created_at))}</time>
            {!reply.accepted && (
              <Badge tone="ochre" shape="hollow">
                {t.waits}
              </Badge>
            )}
          </p>
          <p className={css.text}>{reply.reviews}</p>
        </blockquote>
      ))}
      {replying ? (
        <ReplyForm seat={seat} review={review} onClose={() => setReplying(false)} />
      ) : (
        <Button
          variant="soft"
          className={css.open}
          aria-label={t.replyTo(patient.full_name)}
          onClick={() => setReplying(true)}
        >
          {t.reply}
        </Button>
      )}
    </article>
  );
}
