import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import type { Offering } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { OfferingActions, StockBox } from './OfferingActions.tsx';
import css from './Tests.module.css';

export function TestTable({ offerings }: { offerings: Offering[] }) {
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
        {offerings.map((offering) => (
          <tr key={offering.id}>
            <th scope="row">{offering.name}</th>
            <td>{offering.turnAround}</td>
            <td className={css.price}>{money(offering.price)}</td>
            <td>
              <StockBox kind="laboratory" offering={offering} />
            </td>
            <td>
              <OfferingActions kind="laboratory" offering={offering} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
