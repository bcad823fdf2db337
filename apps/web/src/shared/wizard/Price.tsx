import { useMessages } from '../i18n/messages.ts';
import { count } from '../i18n/money.ts';
import { messages } from './messages.ts';
import css from './Payment.module.css';

/** What it costs: one figure, or two with the reason why it is still open. */
export function Price({ from, to, openSays }: { from: number; to: number; openSays?: string }) {
  const t = useMessages(messages);
  return (
    <div className={css.price}>
      <span>{t.price}</span>
      <b>{from === to ? `FRW ${count(from)}` : `FRW ${count(from)} – ${count(to)}`}</b>
      {from !== to && <p>{openSays}</p>}
    </div>
  );
}
