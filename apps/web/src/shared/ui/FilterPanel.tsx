import type { ReactNode } from 'react';
import css from './FilterPanel.module.css';
import { Icon } from './Icon.tsx';
import { adjustments } from './icons.ts';

type Props = {
  /** 'Filters · 2', on the button that opens them on phones. */
  label: string;
  /** What stands beside the button. */
  beside: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** Filters that are many: beside the list on wide screens, on phones behind a button that needs no JavaScript. */
export function FilterPanel({ label, beside, children }: Props) {
  return (
    <div className={css.panel}>
      <div className={css.bar}>
        <details>
          <summary>
            <Icon of={adjustments} size={18} />
            {label}
          </summary>
        </details>
        {beside}
      </div>
      {children}
    </div>
  );
}
