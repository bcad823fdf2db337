import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { AsyncContent } from '../AsyncContent.tsx';
import { Failed } from '../Failed.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { TitledPage } from '../TitledPage.tsx';
import css from './AsyncList.module.css';

type Words = { home: string; title: string; loading: string; failed: string; failedSays?: string | undefined };
type Props<T> = {
  list: Promise<T> | null;
  /** The filters of the list; when they change, the list loads anew. */
  filters: Record<string, string>;
  words: Words;
  children: (found: T) => ReactNode;
};

/** A list of a signed-in person's own items. It shows a skeleton while loading, and a retry button after an error. */
export function AsyncList<T>({ list, filters, words, children }: Props<T>) {
  const { revalidate } = useRevalidator();
  return (
    <AsyncContent
      key={Object.values(filters).join()}
      of={list}
      waiting={<SkeletonLines loading={words.loading} />}
      failed={() => <Failed title={words.failed} says={words.failedSays} onRetry={() => void revalidate()} />}
    >
      {children}
    </AsyncContent>
  );
}

/** A placeholder for the page until its JavaScript has loaded. */
export function OwnListFallback({ words }: { words: Words }) {
  return (
    <TitledPage home={words.home} title={words.title}>
      <SkeletonLines loading={words.loading} />
    </TitledPage>
  );
}

export function ListFilters({ children }: { children: ReactNode }) {
  return <div className={css.filters}>{children}</div>;
}

function SkeletonLines({ loading }: { loading: string }) {
  return (
    <div role="status" className={css.list}>
      <span className="sr">{loading}</span>
      <NeedsScript />
      {[1, 2, 3].map((n) => (
        <div key={n} className={css.skeleton}>
          <Skeleton width="40%" height="14px" />
          <Skeleton width="30%" height="26px" />
          <Skeleton height="56px" />
          <Skeleton width="60%" height="44px" />
        </div>
      ))}
    </div>
  );
}
