import type { DeskOrder } from '@ivuriro/contract';
import { Link } from 'react-router';
import css from './SortHeader.module.css';
import { nextOrder } from './list-view.ts';

type Props = {
  column: 'time' | 'status';
  order: DeskOrder | '';
  /** Returns the URL of the list in another order. */
  to: (order: DeskOrder | '') => string;
  className?: string | undefined;
  children: string;
};

/** The heading of a column by which the server sorts the list. */
export function SortHeader({ column, order, to, className, children }: Props) {
  const direction = order === column ? 'ascending' : order === `-${column}` ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <Link className={css.sort} to={to(nextOrder(order, column))} preventScrollReset data-direction={direction}>
        {children}
      </Link>
    </th>
  );
}
