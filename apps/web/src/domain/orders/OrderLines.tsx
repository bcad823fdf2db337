import { money } from '../../lib/language/money.ts';
import css from './OrderLines.module.css';
import { totalOf, type Line } from './order.ts';

/** The lines of an order with their prices, and the total. */
export function OrderLines({ label, lines, total }: { label: string; lines: readonly Line[]; total: string }) {
  return (
    <section aria-label={label}>
      <ul className={css.lines}>
        {lines.map(({ id, name, quantity, price, total: sum }) => (
          <li key={id}>
            <span>
              {name}
              {quantity > 1 && <small>{`${quantity} × ${money(price)}`}</small>}
            </span>
            <span>{money(sum)}</span>
          </li>
        ))}
        <li>
          <b>{total}</b>
          <b>{money(totalOf(lines))}</b>
        </li>
      </ul>
    </section>
  );
}
