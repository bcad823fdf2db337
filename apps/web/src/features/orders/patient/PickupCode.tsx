import { useTexts } from '../../../lib/language/texts.ts';
import css from './PickupCode.module.css';
import { texts } from './texts.ts';

/** The pick-up code, which the patient says when the order is handed over, in two groups of three digits. */
export function PickupCode({ code, says }: { code: string; says: string }) {
  const t = useTexts(texts);
  return (
    <section className={css.code} aria-label={t.pickupCode}>
      <p>{says}</p>
      <output>{`${code.slice(0, 3)} ${code.slice(3)}`}</output>
    </section>
  );
}
