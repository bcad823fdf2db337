import type { Rating as Score, Review } from '@ivuriro/contract';
import { Suspense } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stars, SubRatings } from './Rating.tsx';
import { type About, useReviewTo } from './reviewed-provider.ts';
import { texts } from './texts.ts';
import { parts } from './rating-parts.ts';
import css from './Reviews.module.css';
import { Answer, ReviewContent } from './ReviewContent.tsx';

const OwnReview = lazyPart(() => import('./OwnReview.tsx'));

/** The number of reviews that are shown at first; a button shows the others. */
const OPEN = 5;

/** The reviews of a provider and the replies, below the average rating, with a button to write one. */
export function Reviews({ about, rating, reviews }: { about: About; rating: Score; reviews: Review[] }) {
  const t = useTexts(texts);
  const account = useAccount();
  const to = useReviewTo();
  const [open, more] = [reviews.slice(0, OPEN), reviews.slice(OPEN)];
  return (
    <section id="reviews" className={css.reviews}>
      <header>
        <h2>{t.reviews}</h2>
        <LinkButton to={to(about)} variant="outlined" preventScrollReset>
          {t.write}
        </LinkButton>
      </header>
      {account?.account_type === 'patient' && (
        <Suspense>
          <OwnReview key={account.token} about={about} />
        </Suspense>
      )}
      {rating.total === 0 ? (
        <p>{t.noReviews}</p>
      ) : (
        <>
          <Summary rating={rating} />
          <List reviews={open} />
          {more.length > 0 && (
            <details className={css.more}>
              <summary>
                <span>{t.showMore(count(more.length))}</span>
                <span>{t.showFewer}</span>
              </summary>
              <List reviews={more} />
              {rating.total > reviews.length && <p>{t.newest(count(reviews.length), count(rating.total))}</p>}
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Summary({ rating }: { rating: Score }) {
  const t = useTexts(texts);
  const given = parts.map((part) => ({ label: t[part], value: rating[part] })).filter(({ value }) => value > 0);
  return (
    <Card className={css.sum}>
      <div>
        <b>{rating.overall.toFixed(1)}</b>
        <Stars value={rating.overall} />
        <p>{t.reviewsRead(count(rating.total))}</p>
      </div>
      <SubRatings items={given} />
    </Card>
  );
}

function List({ reviews }: { reviews: Review[] }) {
  return (
    <ul className={css.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewContent review={review}>
            {review.replies.map((reply) => (
              <Answer key={reply.id} reply={reply} />
            ))}
          </ReviewContent>
        </li>
      ))}
    </ul>
  );
}
