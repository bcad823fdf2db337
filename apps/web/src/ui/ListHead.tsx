import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import css from './ListHead.module.css';

type Props = { home: string; here: string; title: string; lead?: string | undefined; children: ReactNode };

/** The head of a list page: breadcrumb, title, a sentence, and the search as `children`. */
export function ListHead({ home, here, title, lead, children }: Props) {
  return (
    <>
      <Breadcrumb items={[{ label: home, to: '/' }, { label: here }]} />
      <h1>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.search}>{children}</div>
    </>
  );
}
