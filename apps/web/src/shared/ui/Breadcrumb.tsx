import { Fragment } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/messages.ts';
import css from './Breadcrumb.module.css';
import { messages } from './messages.ts';

/** The last one is this page and has no address. */
export function Breadcrumb({ items }: { items: { label: string; to?: string }[] }) {
  const t = useMessages(messages);
  return (
    <nav aria-label={t.breadcrumb} className={css.crumbs}>
      {items.map(({ label, to }) => (
        <Fragment key={label}>
          {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          {to !== undefined && <span aria-hidden="true">/</span>}
        </Fragment>
      ))}
    </nav>
  );
}
