import type { ReactNode } from 'react';
import css from './Fact.module.css';

/** Names with their values in two columns. */
export function FactGrid({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** A name with its value; `wide` fills both columns. */
export function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
