import { count as counted } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { star } from '../../ui/icons.ts';
import { ratingTexts } from './rating-texts.ts';
import css from './Rating.module.css';

/** A star, the average rating and the number of reviews. Without any review, a sentence is shown instead of zero. */
export function Rating({ value, count }: { value: number; count?: number }) {
  const t = useTexts(ratingTexts);
  if (count === 0) return <span className={css.rating}>{t.noReviews}</span>;
  return (
    <span className={css.rating}>
      <Icon of={star} size={18} filled />
      <span className="sr">{t.outOfFive(value.toFixed(1))}</span>
      <b aria-hidden="true">{value.toFixed(1)}</b>
      {count !== undefined && (
        <span>
          ({counted(count)}
          <span className="sr"> {t.reviewsWord}</span>)
        </span>
      )}
    </span>
  );
}

/** An average rating as a row of five stars. */
export function Stars({ value }: { value: number }) {
  const t = useTexts(ratingTexts);
  return (
    <span className={css.stars} role="img" aria-label={t.outOfFive(value.toFixed(1))}>
      <Five />
      <span style={{ width: `${(value / 5) * 100}%` }}>
        <Five />
      </span>
    </span>
  );
}

function Five() {
  return (
    <>
      {[1, 2, 3, 4, 5].map((n) => (
        <Icon key={n} of={star} size={20} filled />
      ))}
    </>
  );
}

/** The ratings of the parts of a review as bars, with their numbers. */
export function SubRatings({ items }: { items: { label: string; value: number }[] }) {
  return (
    <dl className={css.bars}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd aria-hidden="true" className={css.track}>
            <i style={{ width: `${(value / 5) * 100}%` }} />
          </dd>
          <dd>
            <b>{value.toFixed(1)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
