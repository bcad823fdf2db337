import { dayRange, shortDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import css from './CalendarStrip.module.css';
import type { CalendarProps } from './calendar.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { useSlotsAhead } from './use-slots-ahead.ts';
import { lastWeek, weekHolding, windowOf } from './calendar-window.ts';
import { chevronLeft, chevronRight } from '../../ui/icons.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';
import { NeedsScript } from '../../ui/NeedsScript.tsx';

/** The calendar of a doctor or hospital: four days side by side, from today to the last bookable day. */
export function CalendarStrip(props: CalendarProps) {
  const { failed = false, onRetry, today, week, onWeek, walkIn } = props;
  const calendar = useSlotsAhead(props.calendar, walkIn);
  const t = useTexts(texts);
  const { tryAgain } = useTexts(uiTexts);
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
      <CalendarDays {...props} calendar={calendar} days={days} />
      {failed && (
        <p className={css.say} role="alert">
          {t.timesDidNotArrive}
          <Button variant="outlined" onClick={onRetry}>
            {tryAgain}
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
