import { plainInstant } from '../i18n/dates.ts';
import { useTexts } from '../i18n/texts.ts';
import { count } from '../i18n/money.ts';
import { Notice } from '../ui/Notice.tsx';
import { csvOf } from './csv-of.ts';
import { DownloadCsv } from './DownloadCsv.tsx';
import css from './import.module.css';
import type { ImportRun } from './imported.ts';
import { texts } from './texts.ts';

/** What came of the import before: who brought it in, and the lines that were left. */
export function LastImport({ run }: { run: ImportRun }) {
  const t = useTexts(texts);
  const { id, file_name, by, created_at, status, dry_run, added, changed, bad } = run;
  if (dry_run && status === 'DONE') return null;
  if (status === 'FAILED') return <Notice tone="danger">{t.failedOf(file_name, plainInstant(created_at))}</Notice>;
  return (
    <section className={css.last} aria-label={t.last}>
      <h3>{t.last}</h3>
      <p>
        <b>{file_name}</b>
        <span>{t.by(by, plainInstant(created_at))}</span>
      </p>
      <p>{t.cameOfIt(count(added), count(changed), count(bad))}</p>
      {bad > 0 && <DownloadCsv read={() => csvOf('GET /admin/imports/{id}/errors', { params: { id } })} />}
    </section>
  );
}
