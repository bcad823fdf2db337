import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { addressOf, type DoctorCriteria } from './doctor-filters.ts';
import css from './SortOrder.module.css';
import { texts } from './texts.ts';

/** Links that sort the list of doctors. */
export function SortOrder({ criteria }: { criteria: DoctorCriteria }) {
  const t = useTexts(texts);
  return (
    <nav aria-label={t.order} className={css.order}>
      {[false, true].map((soonest) => (
        <Link
          key={String(soonest)}
          to={addressOf(criteria, { soonest })}
          preventScrollReset
          aria-current={soonest === criteria.soonest || undefined}
        >
          {soonest ? t.bySoonest : t.byName}
        </Link>
      ))}
    </nav>
  );
}
