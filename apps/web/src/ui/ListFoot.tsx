import type { ReactNode } from 'react';
import { DownloadCsv } from './csv/DownloadCsv.tsx';
import { useTexts } from '../lib/language/texts.ts';
import { count } from '../lib/language/money.ts';
import css from './ListFoot.module.css';
import { listTexts } from './list-texts.ts';
import { Paginator } from './Paginator.tsx';

type Props = {
  /** The paged answer of the API. */
  list: { data: unknown[]; total: number; per_page: number; current_page: number; last_page: number };
  to: (page: number) => string;
  /** Returns the URL of a CSV file with all rows, from `csvOf`. */
  csv?: () => Promise<string>;
  /** The control for choosing the number of rows of a page. */
  size?: ReactNode;
};

/** The foot of a table: '1–10 of 207', and links to the other pages. */
export function ListFoot({ list, to, csv, size }: Props) {
  const t = useTexts(listTexts);
  const before = (list.current_page - 1) * list.per_page;
  return (
    <footer className={css.foot}>
      <span role="status">{t.range(count(before + 1), count(before + list.data.length), count(list.total))}</span>
      {csv && <DownloadCsv read={csv} />}
      {size}
      <Paginator page={list.current_page} lastPage={list.last_page} to={to} />
    </footer>
  );
}
