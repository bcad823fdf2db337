import { Calendar } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { fullDay } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { freeOf, type Slot } from './hours.ts';
import { texts } from './texts.ts';
import css from './MonthDays.module.css';

type Props = {
  /** 'YYYY-MM' */
  month: string;
  onMonth: (month: string) => void;
  today: string;
  date: string;
  onDate: (date: string) => void;
  /** Dates that differ from their week, where that is to be seen. */
  differing?: ReadonlySet<string>;
  /** Absent while it loads. */
  calendar: { date: string; timeSlots: Slot[] }[] | undefined;
};

/** A rhombus is a day: filled free, half one or two left, hollow none. Comes with its library when it is asked for. */
export default function MonthDays({ month, onMonth, today, date, onDate, differing, calendar }: Props) {
  const t = useTexts(texts);
  const slots = new Map(calendar?.map((day) => [day.date, day.timeSlots]));
  return (
    <Calendar
      fullWidth
      size="md"
      firstDayOfWeek={1}
      weekendDays={[]}
      maxLevel="month"
      hideOutsideDates
      minDate={today}
      date={`${month}-01`}
      onDateChange={(day) => onMonth(day.slice(0, 7))}
      ariaLabels={{ previousMonth: t.previousMonth, nextMonth: t.nextMonth }}
      getDayAriaLabel={(day) => {
        const free = freeOf(slots.get(day));
        const name = differing?.has(day) ? t.differs(fullDay(day)) : fullDay(day);
        return free > 0 ? t.dayFree(name, free) : t.dayNone(name);
      }}
      getDayProps={(day) => ({
        selected: day === date,
        onClick: () => onDate(day),
        'aria-pressed': day === date,
      })}
      renderDay={(day) => {
        const free = freeOf(slots.get(day));
        const known = slots.has(day);
        return (
          <span className={css.day} data-today={day === today ? '' : undefined}>
            <b data-differs={differing?.has(day) ? '' : undefined}>{Number(day.slice(8))}</b>
            <i data-free={known ? (free > 2 ? 'many' : free > 0 ? 'few' : 'none') : undefined} />
          </span>
        );
      }}
      classNames={{ day: css.cell, calendarHeader: css.head, weekday: css.weekday }}
    />
  );
}
