import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { showToast } from '../../ui/toasts.ts';
import { goesOn, type ImportRun } from './import-run.ts';
import { texts } from './texts.ts';

/**
 * Shows a toast when an import of this list, or the check of a file, ends, whoever started it. After an import the
 * pages read their data again.
 */
export function useImportNews(last: ImportRun | null | undefined, open: boolean, onTaken: () => void): void {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const known = useRef<string>(undefined);
  const say = useEffectEvent((run: ImportRun) => {
    if (run.status === 'FAILED') showToast({ message: t.failed, kind: 'error' });
    else if (run.dry_run) {
      if (!open) showToast({ message: t.checked(run.file_name) });
    } else {
      showToast({ message: t.taken(count(run.added), count(run.changed)) });
      void queries.invalidateQueries();
      onTaken();
    }
  });
  useEffect(() => {
    if (last === undefined) return;
    const now = last ? `${last.id} ${last.dry_run} ${last.status}` : '';
    const before = known.current;
    known.current = now;
    if (last && before !== undefined && before !== now && !goesOn(last)) say(last);
  }, [last]);
}
