import { useCall } from '../api/use-call.ts';
import { plainInstant } from '../i18n/dates.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/States.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Findings } from './Findings.tsx';
import css from './import.module.css';
import type { ImportRun } from './imported.ts';
import { texts } from './texts.ts';

/** A file that was tried: what would come of it, until it is taken or another one is chosen. */
export function CheckedImport({ run, onAnother }: { run: ImportRun; onAnother: () => void }) {
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
        {data && <Findings found={data} />}
        {!data &&
          (isError ? <ErrorState title={t.notRead} onRetry={() => void refetch()} /> : <Skeleton height="6rem" />)}
      </div>
    </>
  );
}
