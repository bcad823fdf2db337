import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import css from './Breadcrumb.module.css';
import { texts } from './texts.ts';

/** The last item is the current page and is not a link. */
export function Breadcrumb({ items }: { items: { label: string; to?: string }[] }) {
  const t = useTexts(texts);
  // the name of a person or place is the third item, or the second when there is no third; it is shortened if it does
  // not fit
  const name = items[2] ?? items[1];
  return (
    <nav aria-label={t.breadcrumb} className={css.crumbs}>
      {items.map((item) => {
        const { label, to } = item;
        const className = item === name ? css.name : undefined;
        if (to === undefined)
          return (
            <span key={label} aria-current="page" className={className}>
              {label}
            </span>
          );
        return (
          <Fragment key={label}>
            <Link to={to} className={className}>
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </Fragment>
        );
      })}
    </nav>
  );
}
