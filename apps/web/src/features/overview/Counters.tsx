import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { messages } from './messages.ts';
import css from './overview.module.css';

export type Figure = { label: string; value: number; waits?: boolean };

/** One panel with hairlines. Only what waits for an answer is coloured, and only while something does. */
export function Counters({ items }: { items: Figure[] }) {
  const t = useMessages(messages);
  return (
    <section aria-label={t.counters}>
      <dl className={css.counters}>
        {items.map(({ label, value, waits }) => (
          <div key={label} data-waits={waits && value > 0 ? '' : undefined}>
            <dd>{count(value)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
