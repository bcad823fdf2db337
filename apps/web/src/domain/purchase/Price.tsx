import { useTexts } from '../../lib/language/texts.ts';
import { texts } from './texts.ts';
import css from './Payment.module.css';

/** The price. `openSays` is the text that explains why the price is not final yet. */
export function Price({ price, openSays }: { price: string; openSays?: string | false }) {
  const t = useTexts(texts);
  return (
    <div className={css.price}>
      <span>{t.price}</span>
      <b>{price}</b>
      {openSays && <p>{openSays}</p>}
    </div>
  );
}
