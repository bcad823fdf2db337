import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { addressOf, type Asked } from './asked.ts';
import css from './Order.module.css';
import { messages } from './messages.ts';

/** In which order the doctors come. */
export function Order({ asked }: { asked: Asked }) {
  const t = useMessages(messages);
  return (
    <nav aria-label={t.order} className={css.order}>
      {[false, true].map((soonest) => (
        <Link
          key={String(soonest)}
          to={addressOf(asked, { soonest })}
          preventScrollReset
          aria-current={soonest === asked.soonest || undefined}
        >
          {soonest ? t.bySoonest : t.byName}
        </Link>
      ))}
    </nav>
  );
}
