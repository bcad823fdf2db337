import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { texts } from './texts.ts';
import css from './overview.module.css';

/**
 * A figure of the panel. `to`: the URL of the page with the counted items; `waits`: whether the items wait for action.
 */
export type Figure = { label: string; value: number; waits?: boolean; to?: string };

/** A panel of figures. A figure is coloured only if its items wait for action and it is above zero. */
export function Counters({ items }: { items: Figure[] }) {
  const t = useTexts(texts);
  return (
    <section aria-label={t.counters}>
      <dl className={css.counters}>
        {items.map(({ label, value, waits, to }) => (
          <div key={label} data-waits={waits && value > 0 ? '' : undefined}>
            <dd>{count(value)}</dd>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
