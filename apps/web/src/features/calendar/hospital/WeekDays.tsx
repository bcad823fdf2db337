import { useTexts } from '../../../lib/language/texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronRight } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { type Row, type Weekday, week } from '../calendar-rows.ts';
import { texts } from './texts.ts';
import { rosterOf, spanOf, intervalText } from './roster.ts';
import css from './roster.module.css';

const FACES = 4;

/** Monday to Sunday, each with the doctors who work on it. */
export function WeekDays({ rows, onOpen }: { rows: Row[]; onOpen: (day: Weekday) => void }) {
  const t = useTexts(texts);
  return (
    <section className={css.panel} aria-labelledby="default-timetable">
      <h2 id="default-timetable">{t.week}</h2>
      <p className={css.says}>{t.weekSays}</p>
      <ul className={css.days}>
        {week.map((day) => {
          const roster = rosterOf(rows.filter((row) => row.day === day));
          const span = spanOf(roster);
          return (
            <li key={day}>
              <button type="button" aria-haspopup="dialog" onClick={() => onOpen(day)}>
                <b>{day}</b>
                <span>{span ? `${t.doctors(roster.length)}, ${intervalText(span)}` : t.nobody}</span>
                <span className={css.faces} aria-hidden="true">
                  {roster.slice(0, FACES).map(({ doctor }) => (
                    <Picture key={doctor.id} picture={doctor.picture} seed={doctor.id} alt="" width={32} />
                  ))}
                  {roster.length > FACES && <small>+{roster.length - FACES}</small>}
                </span>
                <Icon of={chevronRight} size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
