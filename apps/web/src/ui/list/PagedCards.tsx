import { Children, type ReactNode } from 'react';
import { Paginator } from '../Paginator.tsx';
import { EndOfList } from '../States.tsx';
import css from './AsyncList.module.css';

type Props = {
  /** '12 items' */
  found: string;
  page: number;
  lastPage: number;
  to: (page: number) => string;
  /** The text below the last card. */
  end: string;
  children: ReactNode;
};

/** The number of items, the cards of this page, and links to the other pages. */
export function PagedCards({ found, page, lastPage, to, end, children }: Props) {
  return (
    <>
      <p className={css.found} role="status">
        {found}
      </p>
      <ul className={css.list}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
      <Paginator page={page} lastPage={lastPage} to={to} />
      {page === lastPage && <EndOfList>{end}</EndOfList>}
    </>
  );
}
