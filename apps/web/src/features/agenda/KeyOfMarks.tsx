import { useTexts } from '../../lib/language/texts.ts';
import type { Side } from './columns.ts';
import css from './KeyOfMarks.module.css';
import marks from './marks.module.css';
import { presences } from './presence.ts';
import { texts } from './texts.ts';

const statuses = ['PENDING', 'ONGOING', 'COMPLETED', 'MISSED'] as const;
/** Appointments and hours by video are in the agenda of a doctor alone. */
const times = {
  hospital: ['overbooked', 'free', 'held', 'blocked', 'closed'],
  doctor: ['overbooked', 'online', 'free', 'held', 'blocked', 'onlineHours', 'closed'],
} as const;

/**
 * The legend of the agenda: the marks that distinguish appointments and slots, beside their colours, with their names.
 */
export function KeyOfMarks({ side }: { side: Side }) {
  const t = useTexts(texts);
  const named = { ...t, held: t.held[side] };
  return (
    <ul className={css.key} aria-label={t.key}>
      {statuses.map((status) => (
        <li key={status}>
          <i className={`${marks.mark} ${marks[status]}`} />
          {t.statuses[status]}
        </li>
      ))}
      {presences.map((presence) => (
        <li key={presence}>
          <i className={css.presence} data-presence={presence} />
          {t.presences[presence]}
        </li>
      ))}
      {times[side].map((time) => (
        <li key={time}>
          <i className={css[time]} />
          {named[time]}
        </li>
      ))}
    </ul>
  );
}
