import type { HTMLAttributes } from 'react';
import css from './Card.module.css';
import { cx } from './cx.ts';

/** A white box with rounded corners. With `flush` it has no padding: the content sets its own. */
export function Card({ flush = false, className, ...rest }: { flush?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(css.card, !flush && css.padded, className)} />;
}
