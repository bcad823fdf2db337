import { useMessages } from '../i18n/messages.ts';
import { messages } from './messages.ts';
import css from './NeedsScript.module.css';

/** Where something waits for JavaScript that is not allowed: what is needed, and what can be done without it. */
export function NeedsScript() {
  const t = useMessages(messages);
  return (
    <noscript>
      <p className={css.needs}>{t.needsScript}</p>
    </noscript>
  );
}
