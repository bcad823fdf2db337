import css from './Facts.module.css';
import { cx } from './cx.ts';

type Props = { items: [name: string, value: string | null | undefined][]; className?: string | undefined };

/** Names with their values in two columns; items without a value are left out. */
export function Facts({ items, className }: Props) {
  return (
    <dl className={cx(css.facts, className)}>
      {items.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
