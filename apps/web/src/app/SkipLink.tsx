import { useTexts } from '../lib/language/texts.ts';
import { texts } from './texts.ts';
import css from './SkipLink.module.css';

/** The first link in the tab order; it jumps past header and menu to the content. */
export function SkipLink() {
  const t = useTexts(texts);
  return (
    <a href="#content" className={css.skip}>
      {t.skip}
    </a>
  );
}
