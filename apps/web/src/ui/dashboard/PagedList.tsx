import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Failed } from '../Failed.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { NothingOnPage } from '../NothingOnPage.tsx';
import dashboard from './dashboard.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';

type Foot = ComponentProps<typeof ListFoot>;
/** A paged reply, or a whole list, which some endpoints send when no page is requested. */
type Answer = Foot['list'] | readonly unknown[];

type Props<A extends Answer> = Omit<Foot, 'list'> & {
  /**
   * The query result of one page. With the option `keep` of `useCall` the previous page stays until the next one has
   * loaded.
   */
  read: Pick<UseQueryResult<A>, 'data' | 'isError' | 'isPlaceholderData' | 'refetch'>;
  /** The texts that are shown while the list loads, and after an error. */
  loading: string;
  failed: string;
  failedSays?: string;
  /** Chooses the order of the rows, above them. */
  sort?: ReactNode;
  /** Shown when the whole list is empty. */
  none: ReactNode;
  /** Renders the rows. */
  children: (list: Exclude<A, readonly unknown[]>) => ReactNode;
};

/**
 * A list of a dashboard in its panel. It shows that the list is loading, failed or empty, or one page of it with links
 * to the other pages.
 */
export function PagedList<A extends Answer>(props: Props<A>) {
  const { read, loading, failed, failedSays, sort, none, children, ...foot } = props;
  const list = Array.isArray(read.data) ? undefined : (read.data as Exclude<A, readonly unknown[]> | undefined);
  if (!list && read.isError)
    return (
      <div className={dashboard.panel}>
        <Failed title={failed} says={failedSays} onRetry={() => void read.refetch()} />
      </div>
    );
  if (!list) return <ListSkeleton says={loading} />;
  if (list.data.length === 0)
    return (
      <div className={dashboard.panel}>
        <NothingOnPage page={list.current_page} to={foot.to}>
          {none}
        </NothingOnPage>
      </div>
    );
  return (
    <div className={dashboard.panel} aria-busy={read.isPlaceholderData}>
      {sort}
      {children(list)}
      <ListFoot list={list} {...foot} />
    </div>
  );
}
