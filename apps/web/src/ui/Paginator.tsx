import { Link } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { chevronLeft, chevronRight } from './icons.ts';
import { listTexts } from './list-texts.ts';
import css from './Paginator.module.css';
import { pagesAround } from './pages-around.ts';

type Props = { page: number; lastPage: number; to: (page: number) => string };

/** Pages as links, so that each has a URL and works without JavaScript. */
export function Paginator({ page, lastPage, to }: Props) {
  const t = useTexts(listTexts);
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={t.pages} className={css.pages}>
      <Step to={page > 1 ? to(page - 1) : undefined} icon={chevronLeft} label={t.previousPage} rel="prev" />
      {pagesAround(page, lastPage).map((n, at) =>
        n === null ? (
          <span key={`gap${at}`} className={css.gap}>
            …
          </span>
        ) : (
          <Link
            key={n}
            to={to(n)}
            aria-label={t.page(n)}
            aria-current={n === page ? 'page' : undefined}
            className={css.page}
          >
            {n}
          </Link>
        ),
      )}
      <Step to={page < lastPage ? to(page + 1) : undefined} icon={chevronRight} label={t.nextPage} rel="next" />
    </nav>
  );
}

function Step({ to, icon, label, rel }: { to: string | undefined; icon: string; label: string; rel: 'prev' | 'next' }) {
  if (to === undefined) {
    return (
      <span className={cx(css.page, css.off)} aria-hidden="true">
        <Icon of={icon} />
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} aria-label={label} className={css.page}>
      <Icon of={icon} />
    </Link>
  );
}
