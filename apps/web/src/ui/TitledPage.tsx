import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';

/** A page that lies directly below the start: where it is, its title, and what it holds. */
export function TitledPage({ home, title, children }: { home: string; title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: home, to: '/' }, { label: title }]} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
