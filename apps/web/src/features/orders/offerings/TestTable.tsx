import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import type { Offer } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { OfferingActions, StockBox } from './OfferingActions.tsx';
import css from './Tests.module.css';

export function TestTable({ offers }: { offers: Offer[] }) {
  const t = useTexts(texts);
  return (
    <table className={css.table}>
      <caption className="sr">{t.kinds.laboratory.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.test}</th>
          <th scope="col">{t.turnAround}</th>
          <th scope="col">{t.price}</th>
          <th scope="col">{t.stock}</th>
          <th scope="col">
            <span className="sr">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.id}>
            <th scope="row">{offer.name}</th>
            <td>{offer.turnAround}</td>
            <td className={css.price}>{money(offer.price)}</td>
            <td>
              <StockBox kind="laboratory" offer={offer} />
            </td>
            <td>
              <OfferingActions kind="laboratory" offer={offer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
