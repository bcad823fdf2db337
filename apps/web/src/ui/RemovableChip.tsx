import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { close } from './icons.ts';
import css from './RemovableChip.module.css';

type Props = {
  /** The label of the cross that removes the item; without `onRemove` there is no cross. */
  label: string;
  onRemove?: (() => void) | undefined;
  /** Whether the item is pending until the other person or organisation accepts it. */
  waits?: boolean | undefined;
  children: ReactNode;
};

/** A chosen item in a list. */
export function RemovableChip({ label, onRemove, waits = false, children }: Props) {
  return (
    <li className={css.chip} data-waits={waits ? '' : undefined}>
      {children}
      {onRemove && <IconButton icon={close} label={label} onClick={onRemove} />}
    </li>
  );
}
