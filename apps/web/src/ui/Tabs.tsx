import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import css from './Tabs.module.css';

type Props = { label: string; items: { to: string; label: string; current: boolean }[] };

/** Tabs as links, each with a URL of its own. */
export function Tabs({ label, items }: Props) {
  const row = useRef<HTMLElement>(null);
  const here = items.find(({ current }) => current)?.to;
  // scrolls to the current tab, which on a phone may lie outside the visible part
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [here]);
  return (
    <nav ref={row} aria-label={label} className={css.tabs}>
      {items.map(({ to, label: name, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}
