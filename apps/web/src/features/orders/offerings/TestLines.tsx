import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import type { Offering } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { OfferingActions, StockBox } from './OfferingActions.tsx';
import css from './Tests.module.css';

/** The offerings as a list instead of a table, for narrow screens. */
export function TestLines({ offerings }: { offerings: Offering[] }) {
  const t = useTexts(texts);
  return (
    <ul className={css.lines} aria-label={t.kinds.laboratory.table}>
      {offerings.map((offering) => (
        <li key={offering.id}>
          <p>
            <b>{offering.name}</b>
            <small>{offering.turnAround}</small>
          </p>
          <b className={css.price}>{money(offering.price)}</b>
          <StockBox kind="laboratory" offering={offering} />
          <OfferingActions kind="laboratory" offering={offering} />
        </li>
      ))}
    </ul>
  );
}
