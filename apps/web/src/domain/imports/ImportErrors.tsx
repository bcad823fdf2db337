import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { Banner } from '../../ui/Banner.tsx';
import { csvOf } from '../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../ui/csv/DownloadCsv.tsx';
import css from './imports.module.css';
import type { ImportedLines } from './import-run.ts';
import { texts } from './texts.ts';

/** The result of the check: how many rows would be added and changed, and each line with an error. */
export function ImportErrors({ found: { id, lines, added, changed, bad, errors } }: { found: ImportedLines }) {
  const t = useTexts(texts);
  const nothing = added + changed === 0;
  return (
    <>
      <Banner tone={bad > 0 ? 'ochre' : 'tea'}>
        <p>
          <b>{t.counted(count(lines), count(added), count(changed))}</b> {bad === 0 && !nothing && t.allGood}
          {nothing && t.nothing}
        </p>
      </Banner>
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
