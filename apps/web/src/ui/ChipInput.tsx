import type { ComponentProps, ReactNode } from 'react';
import css from './ChipInput.module.css';

type Props = { label: string; chips: ReactNode[] } & ComponentProps<'input'>;

/** A text field in one box with its `chips`: the RemovableChip items that the person chose with it. */
export function ChipInput({ label, chips, ...rest }: Props) {
  return (
    <div className={css.box}>
      {chips.length > 0 && <ul aria-label={label}>{chips}</ul>}
      <input autoComplete="off" {...rest} />
    </div>
  );
}
