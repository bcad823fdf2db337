import { useTexts } from '../lib/language/texts.ts';
import { texts } from './texts.ts';
import css from './NeedsScript.module.css';

/** Where something waits for JavaScript that is not allowed: what is needed, and what can be done without it. */
export function NeedsScript() {
  const t = useTexts(texts);
  return (
    <noscript>
      <p className={css.needs}>{t.needsScript}</p>
    </noscript>
  );
}
