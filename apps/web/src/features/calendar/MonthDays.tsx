import type { KeyboardEvent } from 'react';
import { addDays, fullDay, monthAndYear } from '../../lib/language/dates.ts';
import { weekdayNames } from '../../lib/language/calendar-names.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { chevronLeft, chevronRight } from '../../ui/icons.ts';
import { freeOf, type Slot } from './calendar-rows.ts';
import { monthAfter, monthBefore, weeksOf } from './month.ts';
import { texts } from './texts.ts';
import css from './MonthDays.module.css';

type Props = {
  /** 'YYYY-MM' */
  month: string;
  onMonth: (month: string) => void;
  today: string;
  date: string;
  onDate: (date: string) => void;
  /** The dates with calendar rows of their own, which get a mark; undefined where no dates are marked. */
  differing?: ReadonlySet<string>;
  /** Undefined while the slots load. */
  calendar: { date: string; timeSlots: Slot[] }[] | undefined;
};

/** The number of days that each key moves the focus. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const weekdays = [...weekdayNames.slice(1), ...weekdayNames.slice(0, 1)];

/**
 * The days of a month, each with a rhombus: filled for more than two free slots, half filled for one or two, hollow for
 * none.
 */
export function MonthDays({ month, onMonth, today, date, onDate, differing, calendar }: Props) {
  const t = useTexts(texts);
  const slots = new Map(calendar?.map((day) => [day.date, day.timeSlots]));
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== null && day >= today);
  // the Tab key stops at this date only; the arrow keys move from it to the other dates
  const entrance = days.find((day) => day === date) ?? days[0];
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const { day } = (event.target as HTMLElement).dataset;
    if (!step || !day) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"]:enabled`)?.focus();
  };
  return (
    <>
      <div className={css.head}>
        <IconButton
          icon={chevronLeft}
          label={t.previousMonth}
          disabled={month <= today.slice(0, 7)}
          onClick={() => onMonth(monthBefore(month))}
        />
        <b aria-live="polite">{monthAndYear(month)}</b>
        <IconButton icon={chevronRight} label={t.nextMonth} onClick={() => onMonth(monthAfter(month))} />
      </div>
      <table className={css.days} onKeyDown={go}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column}>
                  {day && (
                    <MonthDay
                      day={day}
                      today={today}
                      chosen={day === date}
                      differs={differing?.has(day) ?? false}
                      slots={slots.get(day)}
                      tabIndex={day === entrance ? 0 : -1}
                      onClick={() => onDate(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type DayProps = {
  day: string;
  today: string;
  chosen: boolean;
  differs: boolean;
  /** Undefined while the slots load. */
  slots: Slot[] | undefined;
  tabIndex: number;
  onClick: () => void;
};

function MonthDay({ day, today, chosen, differs, slots, tabIndex, onClick }: DayProps) {
  const t = useTexts(texts);
  const free = freeOf(slots);
  const name = differs ? t.differs(fullDay(day)) : fullDay(day);
  return (
    <button
      type="button"
      className={css.day}
      data-day={day}
      data-today={day === today ? '' : undefined}
      disabled={day < today}
      aria-label={free > 0 ? t.dayFree(name, free) : t.dayNone(name)}
      aria-pressed={chosen}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      <b data-differs={differs ? '' : undefined}>{Number(day.slice(8))}</b>
      <i data-free={slots && (free > 2 ? 'many' : free > 0 ? 'few' : 'none')} />
    </button>
  );
}
