import { useTexts } from '../../../lib/language/texts.ts';
import type { Slot } from '../calendar-rows.ts';
import { MonthDays } from '../MonthDays.tsx';
import { texts } from './texts.ts';
import css from './roster.module.css';

type Props = {
  today: string;
  /** 'YYYY-MM' */
  month: string;
  onMonth: (month: string) => void;
  date: string;
  onDate: (date: string) => void;
  /** Dates with calendar rows of their own. */
  differing: ReadonlySet<string>;
  /** The slots of the month as patients see them; absent while they load. */
  calendar: { date: string; timeSlots: Slot[] }[] | undefined;
};

export function ExceptionDates(month: Props) {
  const t = useTexts(texts);
  return (
    <section className={css.panel} aria-labelledby="exceptions">
      <h2 id="exceptions">{t.dates}</h2>
      <p className={css.says}>{t.datesSays}</p>
      <div className={css.month}>
        <MonthDays {...month} />
        <p className={css.says}>{t.legend}</p>
      </div>
    </section>
  );
}
