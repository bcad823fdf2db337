import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import type { Offer } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { OfferingActions, StockBox } from './OfferingActions.tsx';
import css from './Tests.module.css';

/** The table's rows where there is no room for columns. */
export function TestLines({ offers }: { offers: Offer[] }) {
  const t = useTexts(texts);
  return (
    <ul className={css.lines} aria-label={t.kinds.laboratory.table}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <p>
            <b>{offer.name}</b>
            <small>{offer.turnAround}</small>
          </p>
          <b className={css.price}>{money(offer.price)}</b>
          <StockBox kind="laboratory" offer={offer} />
          <OfferingActions kind="laboratory" offer={offer} />
        </li>
      ))}
    </ul>
  );
}
