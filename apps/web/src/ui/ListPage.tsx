import { Children, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import css from './ListPage.module.css';
import { listTexts } from './list-texts.ts';
import { NothingOnPage } from './NothingOnPage.tsx';
import { Paginator } from './Paginator.tsx';
import { EndOfList } from './States.tsx';

type ResultsProps = {
  /** '12 items' */
  found: string;
  /** The text that was searched for; empty without a search. */
  text: string;
  /** Links that change the order, shown beside the number of results. */
  order?: ReactNode;
  page: number;
  lastPage: number;
  to: (page: number) => string;
  /** Shown instead of the cards when the list is empty. */
  none: ReactNode;
  /** The text below the last card: 'These are all 12 items'. */
  end: string;
  children: ReactNode;
};

/** One page of a list: its cards, and the filters beside them. */
export function ListPage({ filters, ...results }: { filters: ReactNode } & ResultsProps) {
  return (
    <div className={css.list}>
      {filters}
      <Results {...results} />
    </div>
  );
}

/** The number of results, the cards of this page, and links to the other pages. */
export function Results({ found, text, order, page, lastPage, to, none, end, children }: ResultsProps) {
  const t = useTexts(listTexts);
  const [path] = to(1).split('?');
  const nothing = Children.count(children) === 0;
  const waiting = useNavigation().location?.pathname === path;
  return (
    <section aria-busy={waiting} className={css.results}>
      <div className={css.head}>
        <p className={css.found} role="status">
          <b>{found}</b>
          {text && t.foundFor(text)}
        </p>
        {order}
      </div>
      {nothing ? (
        <NothingOnPage page={page} to={to}>
          {none}
        </NothingOnPage>
      ) : (
        <div className={css.cards}>{children}</div>
      )}
      <Paginator page={page} lastPage={lastPage} to={to} />
      {!nothing && page === lastPage && <EndOfList>{end}</EndOfList>}
    </section>
  );
}
