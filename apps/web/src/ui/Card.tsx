import type { HTMLAttributes } from 'react';
import css from './Card.module.css';
import { cx } from './cx.ts';

/** White ground, radius 18. `flush` leaves the inner space to what lies on it. */
export function Card({ flush = false, className, ...rest }: { flush?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(css.card, !flush && css.padded, className)} />;
}
