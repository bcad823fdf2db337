import { useCall } from '../../lib/api/use-call.ts';
import { plainInstant } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import css from './imports.module.css';
import type { ImportRun } from './import-run.ts';
import { texts } from './texts.ts';

/** The result of checking a file, shown until the file is imported or another one is chosen. */
export function ImportPreview({ run, onAnother }: { run: ImportRun; onAnother: () => void }) {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /admin/imports/{id}', { params: { id: run.id } });
  return (
    <>
      <div className={css.head}>
        <p>
          <b>{run.file_name}</b>
          <span>{t.by(run.by, plainInstant(run.created_at))}</span>
        </p>
        <Button variant="text" size="sm" onClick={onAnother}>
          {t.another}
        </Button>
      </div>
      <div role="status">
        {data && <ImportErrors found={data} />}
        {!data &&
          (isError ? <ErrorState title={t.notRead} onRetry={() => void refetch()} /> : <Skeleton height="6rem" />)}
      </div>
    </>
  );
}
