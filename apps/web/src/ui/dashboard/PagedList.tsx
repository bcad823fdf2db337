import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Failed } from '../Failed.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { NothingOnPage } from '../NothingOnPage.tsx';
import desk from './dashboard.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';

type Foot = ComponentProps<typeof ListFoot>;
/** What is answered page by page; some calls answer a bare list as well, when nobody asks for a page. */
type Answer = Foot['list'] | readonly unknown[];

type Props<A extends Answer> = Omit<Foot, 'list'> & {
  /** The page, asked for with `keep`: the old one stays until the next one is here. */
  read: Pick<UseQueryResult<A>, 'data' | 'isError' | 'isPlaceholderData' | 'refetch'>;
  /** What is said while it is on its way, and when it did not come. */
  loading: string;
  failed: string;
  failedSays?: string;
  /** Shown where the whole list is empty. */
  none: ReactNode;
  /** The rows. */
  children: (list: Exclude<A, readonly unknown[]>) => ReactNode;
};

/** A dashboard's list in its panel: on its way, not come, empty, or a page of it with the way to the others. */
export function PagedList<A extends Answer>(props: Props<A>) {
  const { read, loading, failed, failedSays, none, children, ...foot } = props;
  const list = Array.isArray(read.data) ? undefined : (read.data as Exclude<A, readonly unknown[]> | undefined);
  if (!list && read.isError)
    return (
      <div className={desk.panel}>
        <Failed title={failed} says={failedSays} onRetry={() => void read.refetch()} />
      </div>
    );
  if (!list) return <ListSkeleton says={loading} />;
  if (list.data.length === 0)
    return (
      <div className={desk.panel}>
        <NothingOnPage page={list.current_page} to={foot.to}>
          {none}
        </NothingOnPage>
      </div>
    );
  return (
    <div className={desk.panel} aria-busy={read.isPlaceholderData}>
      {children(list)}
      <ListFoot list={list} {...foot} />
    </div>
  );
}
