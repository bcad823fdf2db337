import type { Rating } from '@ivuriro/contract';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { Stars, SubRatings } from '../../shared/ui/Rating.tsx';
import { messages } from './messages.ts';
import css from './reviews.module.css';

export function RatingSummary({ rating }: { rating: Rating }) {
  const t = useMessages(messages);
  return (
    <section className={css.summary} aria-labelledby="overall-rating">
      <h2 id="overall-rating">{t.rating}</h2>
      <p className={css.overall}>
        <b>{rating.overall.toFixed(1)}</b>
        <span>
          <Stars value={rating.overall} />
          <small>{t.basedOn(count(rating.total))}</small>
        </span>
      </p>
      <SubRatings
        items={[
          { label: t.waitingTime, value: rating.waitingTime },
          { label: t.customerCare, value: rating.customerCare },
          { label: t.communication, value: rating.communication },
          { label: t.recommend, value: rating.recommend },
        ]}
      />
    </section>
  );
}
