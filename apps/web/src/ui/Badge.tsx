import type { ReactNode } from 'react';
import css from './Badge.module.css';
import { cx } from './cx.ts';

export type BadgeProps = {
  tone?: 'stone' | 'tea' | 'ochre' | 'kivu' | 'clay' | 'danger';
  /** The shape before the text. It repeats the meaning of the colour, for people who do not see the colour. */
  shape?: 'full' | 'half' | 'hollow' | 'bar';
  children: ReactNode;
};

export function Badge({ tone = 'stone', shape = 'full', children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css[tone])}>
      <i className={css[shape]} />
      {children}
    </span>
  );
}
