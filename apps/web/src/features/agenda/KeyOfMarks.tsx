import { useTexts } from '../../lib/language/texts.ts';
import css from './KeyOfMarks.module.css';
import marks from './marks.module.css';
import { texts } from './texts.ts';

const shown = ['PENDING', 'ONGOING', 'COMPLETED', 'MISSED'] as const;

/**
 * The legend of the agenda: the marks that distinguish appointments and slots, beside their colours, with their names.
 */
export function KeyOfMarks() {
  const t = useTexts(texts);
  return (
    <ul className={css.key} aria-label={t.key}>
      {shown.map((status) => (
        <li key={status}>
          <i className={`${marks.mark} ${marks[status]}`} />
          {t.statuses[status]}
        </li>
      ))}
      {(['overbooked', 'free', 'taken', 'blocked'] as const).map((other) => (
        <li key={other}>
          <i className={css[other]} />
          {t.keyOthers[other]}
        </li>
      ))}
    </ul>
  );
}
