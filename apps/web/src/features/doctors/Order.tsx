import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/texts.ts';
import { addressOf, type Asked } from './asked.ts';
import css from './Order.module.css';
import { texts } from './texts.ts';

/** In which order the doctors come. */
export function Order({ asked }: { asked: Asked }) {
  const t = useTexts(texts);
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
