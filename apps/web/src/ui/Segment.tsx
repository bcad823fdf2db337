import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import css from './Segment.module.css';

type Props = {
  legend: string;
  name: string;
  options: { value: string; label: string; icon?: string; count?: string; none?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/**
 * Two or three options of which one is chosen: radio buttons, so that a form without JavaScript sends them too. `count`
 * is the number of results; `none` marks an option without results, which can still be chosen.
 */
export function Segment({ legend, name, options, value, defaultValue, onChange }: Props) {
  return (
    <fieldset className={css.segment}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span className={cx(option.none && css.none)}>
            {option.icon && <Icon of={option.icon} size={18} />}
            {option.label}
            {option.count !== undefined && <small>{option.count}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
