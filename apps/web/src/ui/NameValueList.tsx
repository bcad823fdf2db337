import { cx } from './cx.ts';
import css from './NameValueList.module.css';

type Props = { rows: [name: string, value: string | undefined][]; ruled?: boolean };

/** Names with their values in one column; rows without a value are left out. */
export function NameValueList({ rows, ruled = false }: Props) {
  return (
    <dl className={cx(css.rows, ruled && css.ruled)}>
      {rows.map(
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
