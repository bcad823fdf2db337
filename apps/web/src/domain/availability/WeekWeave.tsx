import { weekdayOf, type Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { texts } from './texts.ts';
import css from './WeekWeave.module.css';

type Props = { days: { date: Day; free: 'many' | 'few' | 'none' }[]; today: Day };

/** One rhombus for each day: filled for many free slots, half filled for one or two, hollow for none. */
export function WeekWeave({ days, today }: Props) {
  const t = useTexts(texts);
  const free = days.filter((day) => day.free !== 'none').map((day) => weekdayOf(day.date));
  const sentence = free.length > 0 ? t.freeOn(free.join(', ')) : t.notFreeThisWeek;
  return (
    <div className={css.weave} role="img" aria-label={sentence}>
      {days.map((day) => (
        <span key={day.date} data-free={day.free} data-today={day.date === today ? '' : undefined}>
          {weekdayOf(day.date).slice(0, 1)}
        </span>
      ))}
    </div>
  );
}
