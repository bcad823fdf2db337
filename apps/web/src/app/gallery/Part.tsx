import type { ReactNode } from 'react';
import css from './gallery.module.css';

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
