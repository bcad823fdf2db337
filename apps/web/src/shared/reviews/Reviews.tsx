import type { Rating as Score, Review } from '@ivuriro/contract';
import { plainDate, dayOf } from '../i18n/dates.ts';
import { useMessages } from '../i18n/messages.ts';
import { count } from '../i18n/money.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Rating, Stars, SubRatings } from '../ui/Rating.tsx';
import { messages } from './messages.ts';
import css from './Reviews.module.css';

/** What patients said and what was answered, below the score that all of them gave. */
export function Reviews({ rating, reviews }: { rating: Score; reviews: Review[] }) {
  const t = useMessages(messages);
  const parts = [
    { label: t.communication, value: rating.communication },
    { label: t.customerCare, value: rating.customerCare },
    { label: t.waitingTime, value: rating.waitingTime },
    { label: t.recommend, value: rating.recommend },
  ].filter(({ value }) => value > 0);
  return (
    <section>
      <h2>{t.reviews}</h2>
      {rating.total === 0 ? (
        <p>{t.noReviews}</p>
      ) : (
        <>
          <Card className={css.sum}>
            <div>
              <b>{rating.overall.toFixed(1)}</b>
              <Stars value={rating.overall} />
              <p>{t.reviewsRead(count(rating.total))}</p>
            </div>
            <SubRatings items={parts} />
          </Card>
          {reviews.map((review) => (
            <OneReview key={review.id} review={review} />
          ))}
        </>
      )}
    </section>
  );
}

function OneReview({ review }: { review: Review }) {
  const t = useMessages(messages);
  return (
    <article className={css.review}>
      <header>
        <Picture picture={review.patient.picture} seed={review.id} alt="" width={44} />
        <div>
          <b>{review.patient.full_name}</b>
          <p>{plainDate(dayOf(new Date(review.created_at)))}</p>
        </div>
        {review.verified_visit && <Badge tone="tea">{t.verifiedVisit}</Badge>}
        <Rating value={review.overall} />
      </header>
      <p>{review.reviews}</p>
      {review.replies.map((reply) => (
        <p key={reply.id} className={css.reply}>
          <b>{reply.name}</b> {t.answered} {reply.reviews}
        </p>
      ))}
    </article>
  );
}
