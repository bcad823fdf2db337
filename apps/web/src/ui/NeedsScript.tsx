import { useTexts } from '../lib/language/texts.ts';
import { texts } from './texts.ts';
import css from './NeedsScript.module.css';

/** A message, shown only without JavaScript, that this part of the page needs JavaScript. */
export function NeedsScript() {
  const t = useTexts(texts);
  return (
    <noscript>
      <p className={css.needs}>{t.needsScript}</p>
    </noscript>
  );
}
