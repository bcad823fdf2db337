import { cx } from './cx.ts';
import css from './RadioList.module.css';

type Option = { value: string; label: string; count?: string; none?: boolean };
type Props = { legend: string; name: string; options: Option[]; defaultValue: string };

/**
 * Radio buttons, each with the number of its results. `none` marks an option without results, which can still be
 * chosen.
 */
export function RadioList({ legend, name, options, defaultValue }: Props) {
  return (
    <fieldset className={css.list}>
      <legend>{legend}</legend>
      {options.map(({ value, label, count, none }) => (
        <label key={value} className={cx(none && css.none)}>
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          <span>{label}</span>
          {count !== undefined && <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}
