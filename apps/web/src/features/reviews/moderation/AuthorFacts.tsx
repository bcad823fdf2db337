import type { Api } from '../../../lib/api/contract.ts';
import { plainInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { texts } from './texts.ts';
import css from './moderation.module.css';

export type ModeratedReview = Api['GET /admin/reviews']['data']['data'][number];

/**
 * Facts by which an administrator judges a review: the age of the author's account, its completed appointments or
 * orders, and the highest price of these.
 */
export function AuthorFacts({ facts: { patient_since, completed, dearest } }: Pick<ModeratedReview, 'facts'>) {
  const t = useTexts(texts);
  const cost =
    dearest && `${money(dearest.amount_paid)} ${t.methods[dearest.payment_method] ?? dearest.payment_method}`;
  return (
    <p className={css.facts}>
      {[t.since(plainInstant(patient_since)), t.completed(completed), cost && t.dearest(cost)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
