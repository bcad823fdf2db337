import { useMessages } from '../i18n/messages.ts';
import { count } from '../i18n/money.ts';
import { Notice } from '../ui/Notice.tsx';
import css from './import.module.css';
import type { Imported } from './imported.ts';
import { messages } from './messages.ts';

/** A screen holds so many; who has more mends the file by these first. */
const SHOWN = 200;

/** What would come of the file, and each line that cannot be taken. */
export function Findings({ found: { lines, added, changed, errors } }: { found: Imported }) {
  const t = useMessages(messages);
  const nothing = added + changed === 0;
  return (
    <>
      <Notice tone={errors.length > 0 ? 'ochre' : 'tea'}>
        <p>
          <b>{t.counted(count(lines), count(added), count(changed))}</b> {errors.length === 0 && !nothing && t.allGood}
          {nothing && t.nothing}
        </p>
      </Notice>
      {errors.length > 0 && (
        <section aria-label={t.bad(count(errors.length))} className={css.bad}>
          <h3>{t.bad(count(errors.length))}</h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t.line}</th>
                <th scope="col">{t.why}</th>
              </tr>
            </thead>
            <tbody>
              {errors.slice(0, SHOWN).map(({ line, message }) => (
                <tr key={`${line} ${message}`}>
                  <td>{line}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {errors.length > SHOWN && <p>{t.more(count(errors.length - SHOWN))}</p>}
        </section>
      )}
    </>
  );
}
