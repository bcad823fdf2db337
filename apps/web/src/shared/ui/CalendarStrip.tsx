import { useState } from 'react';
import { dateOf, dayRange, fullDay, shortDate, weekdayOf, type Day } from '../i18n/dates.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button, IconButton } from './Button.tsx';
import css from './CalendarStrip.module.css';
import { weekHolding, windowOf } from './calendar-window.ts';
import { cx } from './cx.ts';
import { chevronLeft, chevronRight } from './icons.ts';
import { messages } from './messages.ts';
import { notify } from './notices.ts';
import { Skeleton } from './Skeleton.tsx';
import { Slot, type SlotState } from './Slot.tsx';

type TimeSlot = { time: string; end_time: string; isAvailable: boolean };
/** As GET /view_doctor/calendar and GET /view_hospital/calendar answer. */
export type Calendar = {
  isAvailable: boolean;
  nextAvailableDate: Day | null;
  calendar: { date: Day; timeSlots: TimeSlot[] }[];
};
export type ChosenSlot = { date: Day; time: string; end_time: string };

type Props = {
  /** Absent while it loads. */
  calendar: Calendar | undefined;
  failed?: boolean;
  onRetry?: () => void;
  today: Day;
  week: number;
  onWeek: (week: number) => void;
  chosen?: ChosenSlot | null;
  /** The chosen slot is held for the person. */
  held?: boolean;
  onChoose: (slot: ChosenSlot) => void;
};

const FIRST_ROWS = 6;

/** Four days side by side at every width; the counter cannot go before today. */
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
        <IconButton edged icon={chevronRight} label={t.laterDays} onClick={() => onWeek(week + 1)} />
      </div>
      <Columns {...props} days={days} />
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

function Columns({ calendar, failed, today, days, chosen, held, onChoose }: Props & { days: Day[] }) {
  const t = useMessages(messages);
  const [all, setAll] = useState(false);
  const slotsOf = (day: Day) => {
    const slots = calendar?.calendar.find((one) => one.date === day)?.timeSlots ?? [];
    // the hours of today that are over are not drawn: they would fill the rows that are seen first
    const open = slots.findIndex((slot) => slot.isAvailable || isChosen(chosen, day, slot));
    return day === today ? slots.slice(open < 0 ? slots.length : open) : slots;
  };
  const anyFree = days.some((day) => slotsOf(day).some((slot) => slot.isAvailable));
  const hidden = (day: Day) => slotsOf(day).slice(FIRST_ROWS);
  const shownAll = all || days.some((day) => hidden(day).some((slot) => isChosen(chosen, day, slot)));

  return (
    <>
      <div className={css.days}>
        {days.map((day) => {
          const slots = slotsOf(day);
          const free = slots.some((slot) => slot.isAvailable);
          return (
            <div key={day} className={css.day}>
              <p className={cx(css.head, free && css.has, day === today && css.now)}>
                <span>{day === today ? t.today : weekdayOf(day).slice(0, 3)}</span>
                <b>{dateOf(day)}</b>
              </p>
              {!calendar && !failed && <Waiting label={t.loadingTimes} />}
              {calendar && anyFree && slots.length === 0 && <p className={css.none}>{t.noTimes}</p>}
              {anyFree &&
                slots
                  .slice(0, shownAll ? undefined : FIRST_ROWS)
                  .map((slot) => (
                    <Slot
                      key={`${slot.time} ${slot.end_time}`}
                      time={slot.time}
                      end={isAlone(slot, slots) ? undefined : slot.end_time}
                      day={fullDay(day)}
                      state={stateOf(slot, isChosen(chosen, day, slot), held)}
                      onClick={() =>
                        slot.isAvailable || isChosen(chosen, day, slot)
                          ? onChoose({ date: day, time: slot.time, end_time: slot.end_time })
                          : notify({ message: t.timeNotAvailable, kind: 'warning' })
                      }
                    />
                  ))}
            </div>
          );
        })}
      </div>
      {anyFree && !shownAll && days.some((day) => hidden(day).length > 0) && (
        <Button variant="text" wide onClick={() => setAll(true)}>
          {t.moreTimes}
        </Button>
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      <span className="sr">{label}</span>
      {Array.from({ length: FIRST_ROWS }, (_, row) => (
        <Skeleton key={row} height="var(--target)" />
      ))}
    </>
  );
}

function isChosen(chosen: ChosenSlot | null | undefined, date: Day, slot: TimeSlot): boolean {
  return chosen?.date === date && chosen.time === slot.time && chosen.end_time === slot.end_time;
}

/** Two of a team may begin together and not end together. */
const isAlone = (slot: TimeSlot, all: TimeSlot[]) => all.every((other) => other === slot || other.time !== slot.time);

function stateOf(slot: TimeSlot, chosen: boolean, held = false): SlotState {
  if (chosen) return held ? 'held' : 'chosen';
  return slot.isAvailable ? 'free' : 'taken';
}
