import { DownloadCsv } from './csv/DownloadCsv.tsx';
import { useTexts } from '../lib/language/texts.ts';
import { count } from '../lib/language/money.ts';
import css from './ListFoot.module.css';
import { texts } from './texts.ts';
import { Paginator } from './Paginator.tsx';

type Props = {
  /** A paged reply. */
  list: { data: unknown[]; total: number; per_page: number; current_page: number; last_page: number };
  to: (page: number) => string;
  /** Address of a CSV file with all rows, as `csvOf` gives it. */
  csv?: () => Promise<string>;
};

/** Below a table: '1–10 of 207', and the way to the others. */
export function ListFoot({ list, to, csv }: Props) {
  const t = useTexts(texts);
  const before = (list.current_page - 1) * list.per_page;
  return (
    <footer className={css.foot}>
      <span role="status">{t.range(count(before + 1), count(before + list.data.length), count(list.total))}</span>
      {csv && <DownloadCsv read={csv} />}
      <Paginator page={list.current_page} lastPage={list.last_page} to={to} />
    </footer>
  );
}
