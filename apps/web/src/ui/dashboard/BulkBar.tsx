import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../Button.tsx';
import css from './BulkBar.module.css';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/**
 * While rows are selected, shows how many, and as `children` the actions for all of them. The bar is above a table; on
 * a phone it is at the bottom of the screen.
 */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const t = useTexts(texts);
  if (selection.ids.length === 0) return null;
  return (
    <div className={css.bar} role="group" aria-label={t.selection}>
      <b role="status">{t.selected(selection.ids.length)}</b>
      {children}
      <Button size="sm" variant="text" onClick={selection.clear}>
        {t.clear}
      </Button>
    </div>
  );
}
