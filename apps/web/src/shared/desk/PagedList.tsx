import type { ComponentProps, ReactNode } from 'react';
import { ListFoot } from '../ui/ListFoot.tsx';
import { NothingOnPage } from '../ui/NothingOnPage.tsx';
import desk from './desk.module.css';

type Props = ComponentProps<typeof ListFoot> & {
  /** Another page is on its way; this one stays until then. */
  busy: boolean;
  /** Shown where the whole list is empty. */
  none: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A page of a dashboard's list in its panel, with the way to the other pages. */
export function PagedList({ busy, none, children, ...foot }: Props) {
  const { list, to } = foot;
  if (list.data.length === 0)
    return (
      <div className={desk.panel}>
        <NothingOnPage page={list.current_page} to={to}>
          {none}
        </NothingOnPage>
      </div>
    );
  return (
    <div className={desk.panel} aria-busy={busy}>
      {children}
      <ListFoot {...foot} />
    </div>
  );
}
