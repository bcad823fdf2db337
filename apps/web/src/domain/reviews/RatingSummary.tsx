import type { Rating } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { Stars, SubRatings } from './Rating.tsx';
import { texts } from './texts.ts';
import { parts } from './rating-parts.ts';
import css from './RatingSummary.module.css';

/**
 * The rating of one provider, shown beside the list in a dashboard. Without any review, a sentence is shown instead of
 * zeros.
 */
export function RatingSummary({ rating }: { rating: Rating }) {
  const t = useTexts(texts);
  return (
    <section className={css.summary} aria-labelledby="overall-rating">
      <h2 id="overall-rating">{t.overallRating}</h2>
      {rating.total === 0 ? <p className={css.unrated}>{t.unrated}</p> : <Figures rating={rating} />}
    </section>
  );
}

function Figures({ rating }: { rating: Rating }) {
  const t = useTexts(texts);
  return (
    <>
      <p className={css.overall}>
        <b>{rating.overall.toFixed(1)}</b>
        <span>
          <Stars value={rating.overall} />
          <small>{t.basedOn(count(rating.total))}</small>
        </span>
      </p>
      <SubRatings items={parts.map((part) => ({ label: t[part], value: rating[part] }))} />
    </>
  );
}
