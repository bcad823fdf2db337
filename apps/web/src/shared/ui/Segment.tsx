import { Icon } from './Icon.tsx';
import css from './Segment.module.css';

type Props = {
  legend: string;
  name: string;
  options: { value: string; label: string; icon?: string }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Two or three views that exclude each other: radio buttons, so that a plain form sends them too. */
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
          <span>
            {option.icon && <Icon of={option.icon} size={18} />}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
