import type { Rating } from '@ivuriro/contract';
import { useMessages } from '../i18n/messages.ts';
import { count } from '../i18n/money.ts';
import { Stars, SubRatings } from '../ui/Rating.tsx';
import { messages } from './messages.ts';
import { parts } from './parts.ts';
import css from './RatingSummary.module.css';

/** The figures of one provider, beside the list of a dashboard; without a published review it says so instead of zeros. */
export function RatingSummary({ rating }: { rating: Rating }) {
  const t = useMessages(messages);
  return (
    <section className={css.summary} aria-labelledby="overall-rating">
      <h2 id="overall-rating">{t.overallRating}</h2>
      {rating.total === 0 ? <p className={css.unrated}>{t.unrated}</p> : <Figures rating={rating} />}
    </section>
  );
}

function Figures({ rating }: { rating: Rating }) {
  const t = useMessages(messages);
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
