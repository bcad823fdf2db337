import type { ReactNode } from 'react';
import css from './Details.module.css';

/** What is known of one thing, two beside each other. */
export function FactGrid({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** `wide` takes a line of its own. */
export function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
