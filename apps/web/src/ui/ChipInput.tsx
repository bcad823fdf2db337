import type { ComponentProps, ReactNode } from 'react';
import css from './ChipInput.module.css';

type Props = { label: string; chips: ReactNode[] } & ComponentProps<'input'>;

/** A text field behind what was chosen by it, RemovableChips, in one box. */
export function ChipInput({ label, chips, ...rest }: Props) {
  return (
    <div className={css.box}>
      {chips.length > 0 && <ul aria-label={label}>{chips}</ul>}
      <input autoComplete="off" {...rest} />
    </div>
  );
}
