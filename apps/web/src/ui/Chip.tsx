import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import css from './Chip.module.css';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { close } from './icons.ts';

type ChipProps = { pressed: boolean; onClick: () => void; children: ReactNode };

/** A filter that can be combined with others. */
export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button type="button" className={cx(css.chip, pressed && css.on)} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** A filter as a link; an active one shows a cross, and its link removes the filter. */
export function ChipLink({ to, on = false, children }: { to: string; on?: boolean; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset className={cx(css.chip, on && css.on)}>
      <span className={css.label}>{children}</span>
      {on && <Icon of={close} size={18} />}
    </Link>
  );
}

/** Chips in one line that scrolls on phones, from edge to edge. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** Filters of which only one is active at a time: radio buttons that look like chips. */
export function ChipChoice({ legend, name, options, value, onChange }: ChoiceProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  // scrolls to the chosen chip, which on a phone may lie outside the visible part
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(':has(> :checked)');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [value]);
  return (
    <fieldset ref={row} className={css.row}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={cx(css.chip, css.choice, option.value === value && css.on)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
