import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { listTexts } from './list-texts.ts';
import { texts } from './texts.ts';
import css from './LocalPaginator.module.css';

type Props = {
  /** The paged answer of the API. */
  list: { current_page: number; last_page: number };
  onPage: (page: number) => void;
};

/** Buttons between pages that have no URLs. When deletions leave the current page empty, the last page is shown. */
export function LocalPaginator({ list: { current_page: page, last_page: last }, onPage }: Props) {
  const t = useTexts(texts);
  const { pageOf } = useTexts(listTexts);
  const isBehind = page > last;
  const goBack = useEffectEvent(() => onPage(last));
  useEffect(() => {
    if (isBehind) goBack();
  }, [isBehind]);
  if (isBehind || last <= 1) return null;
  return (
    <p className={css.pages}>
      <Button variant="outlined" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <span role="status">{pageOf(page, last)}</span>
      <Button variant="outlined" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </p>
  );
}
