import { Link } from 'react-router';
import css from './Tabs.module.css';

type Props = { label: string; items: { to: string; label: string; current: boolean }[] };

/** Sides of one thing, each with an address of its own. */
export function Tabs({ label, items }: Props) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {items.map(({ to, label: name, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}
