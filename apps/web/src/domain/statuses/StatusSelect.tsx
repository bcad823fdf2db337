import { useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronDown } from '../../ui/icons.ts';
import { texts } from './texts.ts';
import css from './StatusSelect.module.css';

type Props<S extends string> = {
  status: S;
  options: { value: S; label: string; disabled?: boolean }[];
  sending: boolean;
  onChoose: (status: S) => void;
};

/** A native select, with the badge of the current status in its frame. */
export function StatusSelect<S extends string>({ status, options, sending, onChoose }: Props<S>) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={css.label}>
        {t.label}
      </label>
      <span className={css.control} aria-busy={sending}>
        <StatusBadge status={status} />
        <Icon of={chevronDown} />
        <select id={id} value={status} disabled={sending} onChange={(event) => onChoose(event.target.value as S)}>
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
