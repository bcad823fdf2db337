import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { LinkButton } from './Button.tsx';
import { listTexts } from './list-texts.ts';
import { Empty } from './States.tsx';

/**
 * A page number beyond the last page: shows that this page is empty, with a link to the first page. On page 1 the whole
 * list is empty, and `children` is shown.
 */
type Props = { page: number; to: ((page: number) => string) | undefined; children: ReactNode };

export function NothingOnPage({ page, to, children }: Props) {
  const t = useTexts(listTexts);
  if (page === 1 || !to) return children;
  return <Empty title={t.nothingOnPage} action={<LinkButton to={to(1)}>{t.firstPage}</LinkButton>} />;
}
