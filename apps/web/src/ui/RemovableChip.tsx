import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { close } from './icons.ts';
import css from './RemovableChip.module.css';

type Props = {
  /** What the cross does; without `onRemove` there is none. */
  label: string;
  onRemove?: (() => void) | undefined;
  /** It is not agreed yet. */
  waits?: boolean | undefined;
  children: ReactNode;
};

/** One of what was chosen, in a list. */
export function RemovableChip({ label, onRemove, waits = false, children }: Props) {
  return (
    <li className={css.chip} data-waits={waits ? '' : undefined}>
      {children}
      {onRemove && <IconButton icon={close} label={label} onClick={onRemove} />}
    </li>
  );
}
