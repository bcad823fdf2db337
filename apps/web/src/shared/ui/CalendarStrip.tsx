import { dayRange, shortDate, type Day } from '../i18n/dates.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button, IconButton } from './Button.tsx';
import css from './CalendarStrip.module.css';
import { CalendarDays } from './CalendarDays.tsx';
import { lastWeek, weekHolding, windowOf } from './calendar-window.ts';
import { chevronLeft, chevronRight } from './icons.ts';
import { messages } from './messages.ts';
import { NeedsScript } from './NeedsScript.tsx';

/** `isHeld`: for the person. */
export type TimeSlot = { time: string; end_time: string; isAvailable: boolean; isHeld?: boolean };
/** As GET /view_doctor/calendar and GET /view_hospital/calendar answer. */
export type Calendar = {
  isAvailable: boolean;
  nextAvailableDate: Day | null;
  calendar: { date: Day; timeSlots: TimeSlot[] }[];
};
export type ChosenSlot = { date: Day; time: string; end_time: string };

export type Props = {
  /** Absent while it loads. */
  calendar: Calendar | undefined;
  failed?: boolean;
  onRetry?: () => void;
  today: Day;
  week: number;
  onWeek: (week: number) => void;
  chosen?: ChosenSlot | null;
  /** The person's own appointment, which takes its time: it is not somebody else's. */
  own?: ChosenSlot;
  /** The chosen slot is held for the person. */
  held?: boolean;
  onChoose: (slot: ChosenSlot) => void;
};

/** Four days side by side at every width, from today to the last day that can be booked. */
export function CalendarStrip(props: Props) {
  const { calendar, failed = false, onRetry, today, week, onWeek } = props;
  const t = useMessages(messages);
  const { from, to, days } = windowOf(today, week);
  const next = calendar?.nextAvailableDate;
  const anyFree = calendar?.calendar.some((day) => days.includes(day.date) && day.timeSlots.some((s) => s.isAvailable));

  return (
    <div className={css.strip} aria-busy={!calendar && !failed}>
      <div className={css.bar}>
        <IconButton
          edged
          icon={chevronLeft}
          label={t.earlierDays}
          disabled={week <= 1}
          onClick={() => onWeek(week - 1)}
        />
        <p aria-live="polite">
          <b>{dayRange(from, to)}</b>
          <span>{t.kigaliTime}</span>
        </p>
        <IconButton
          edged
          icon={chevronRight}
          label={t.laterDays}
          disabled={week >= lastWeek}
          onClick={() => onWeek(week + 1)}
        />
      </div>
      {!calendar && !failed && <NeedsScript />}
      <CalendarDays {...props} days={days} />
      {failed && (
        <p className={css.say} role="alert">
          {t.timesDidNotArrive}
          <Button variant="outlined" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </p>
      )}
      {calendar && !anyFree && (
        <div className={css.say}>
          <p>{next || calendar.isAvailable ? t.noFreeTime : t.neverAvailable}</p>
          {next && (
            <Button wide onClick={() => onWeek(weekHolding(today, next))}>
              {t.nextAppointment(shortDate(next))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
