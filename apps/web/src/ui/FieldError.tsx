import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { warning } from './icons.ts';

/** The line below a field that says why it was refused; the field names it by `id` as its description. */
export function FieldError({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p id={id} className={cx(css.error, className)}>
      <Icon of={warning} size={18} />
      {children}
    </p>
  );
}
