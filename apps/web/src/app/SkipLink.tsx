import { useTexts } from '../lib/language/texts.ts';
import { texts } from './texts.ts';
import css from './SkipLink.module.css';

/** The first link that the Tab key reaches; it skips header and menu. */
export function SkipLink() {
  const t = useTexts(texts);
  return (
    <a href="#content" className={css.skip}>
      {t.skip}
    </a>
  );
}
