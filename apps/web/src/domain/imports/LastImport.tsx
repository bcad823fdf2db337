import { plainInstant } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { Banner } from '../../ui/Banner.tsx';
import { csvOf } from '../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../ui/csv/DownloadCsv.tsx';
import css from './imports.module.css';
import type { ImportRun } from './import-run.ts';
import { texts } from './texts.ts';

/** The result of the last import: who ran it and when, and the lines that were not imported. */
export function LastImport({ run }: { run: ImportRun }) {
  const t = useTexts(texts);
  const { id, file_name, by, created_at, status, dry_run, added, changed, bad } = run;
  if (dry_run && status === 'DONE') return null;
  if (status === 'FAILED') return <Banner tone="danger">{t.failedOf(file_name, plainInstant(created_at))}</Banner>;
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
