import { useMessages } from '../shared/i18n/messages.ts';
import { messages } from './messages.ts';
import css from './SkipLink.module.css';

/** The first thing that the Tab key reaches: past header and menu. */
export function SkipLink() {
  const t = useMessages(messages);
  return (
    <a href="#content" className={css.skip}>
      {t.skip}
    </a>
  );
}
