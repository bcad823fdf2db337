import { useTexts } from '../i18n/texts.ts';
import { count } from '../i18n/money.ts';
import { Notice } from '../ui/Notice.tsx';
import { csvOf } from './csv-of.ts';
import { DownloadCsv } from './DownloadCsv.tsx';
import css from './import.module.css';
import type { ImportedLines } from './imported.ts';
import { texts } from './texts.ts';

/** What would come of the file, and each line that cannot be taken. */
export function Findings({ found: { id, lines, added, changed, bad, errors } }: { found: ImportedLines }) {
  const t = useTexts(texts);
  const nothing = added + changed === 0;
  return (
    <>
      <Notice tone={bad > 0 ? 'ochre' : 'tea'}>
        <p>
          <b>{t.counted(count(lines), count(added), count(changed))}</b> {bad === 0 && !nothing && t.allGood}
          {nothing && t.nothing}
        </p>
      </Notice>
      {bad > 0 && (
        <section aria-label={t.bad(count(bad))} className={css.bad}>
          <div className={css.head}>
            <h3>{t.bad(count(bad))}</h3>
            <DownloadCsv read={() => csvOf('GET /admin/imports/{id}/errors', { params: { id } })} />
          </div>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t.line}</th>
                <th scope="col">{t.why}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ line, message }) => (
                <tr key={`${line} ${message}`}>
                  <td>{line}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {bad > errors.length && <p>{t.more(count(bad - errors.length))}</p>}
        </section>
      )}
    </>
  );
}
