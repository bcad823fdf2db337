import { Calendar } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { fullDay } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { freeOf, type Slot } from './hours.ts';
import { messages } from './messages.ts';
import css from './MonthDays.module.css';

type Props = {
  /** 'YYYY-MM' */
  month: string;
  onMonth: (month: string) => void;
  today: string;
  date: string;
  onDate: (date: string) => void;
  /** Absent while it loads. */
  calendar: { date: string; timeSlots: Slot[] }[] | undefined;
};

/** A rhombus is a day: filled free, half one or two left, hollow none. Comes with its library when it is asked for. */
export default function MonthDays({ month, onMonth, today, date, onDate, calendar }: Props) {
  const t = useMessages(messages);
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
        return free > 0 ? t.dayFree(fullDay(day), free) : t.dayNone(fullDay(day));
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
            {Number(day.slice(8))}
            <i data-free={known ? (free > 2 ? 'many' : free > 0 ? 'few' : 'none') : undefined} />
          </span>
        );
      }}
      classNames={{ day: css.cell, calendarHeader: css.head, weekday: css.weekday }}
    />
  );
}
