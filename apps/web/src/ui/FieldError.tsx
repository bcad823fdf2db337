import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { warning } from './icons.ts';

/** The error below a field; the field refers to it by `id` in aria-describedby. */
export function FieldError({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p id={id} className={cx(css.error, className)}>
      <Icon of={warning} size={18} />
      {children}
    </p>
  );
}
