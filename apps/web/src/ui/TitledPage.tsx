import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';

/** A page directly below the home page: breadcrumb, title and content. */
export function TitledPage({ home, title, children }: { home: string; title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: home, to: '/' }, { label: title }]} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
