import { useState } from 'react';
import { dateOf, fullDay, weekdayOf, type Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from './calendar-keys.ts';
import css from './CalendarStrip.module.css';
import type { CalendarProps, ChosenSlot, TimeSlot } from './calendar.ts';
import { cx } from '../../ui/cx.ts';
import { texts } from './texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Slot, type SlotState } from './Slot.tsx';

const FIRST_ROWS = 6;

/** The slots of each day. The Tab key focuses one of them; the arrow keys move the focus from there. */
export function CalendarDays({
  calendar,
  failed,
  today,
  days,
  chosen,
  own,
  held,
  onChoose,
}: CalendarProps & { days: Day[] }) {
  const t = useTexts(texts);
  const [all, setAll] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const slotsOf = (day: Day) => {
    const slots = calendar?.calendar.find((one) => one.date === day)?.timeSlots ?? [];
    // past slots of today are left out: they would fill the rows that are seen first
    const open = slots.findIndex((slot) => slot.isAvailable || isSame(chosen, day, slot) || isSame(own, day, slot));
    return day === today ? slots.slice(open < 0 ? slots.length : open) : slots;
  };
  const anyFree = days.some((day) => slotsOf(day).some((slot) => slot.isAvailable));
  const hidden = (day: Day) => slotsOf(day).slice(FIRST_ROWS);
  const shownAll = all || days.some((day) => hidden(day).some((slot) => isSame(chosen, day, slot)));
  const shownOf = (day: Day) => (anyFree ? slotsOf(day).slice(0, shownAll ? undefined : FIRST_ROWS) : []);
  const shown = days.flatMap((day) => shownOf(day).map((slot) => ({ day, slot, key: keyOf(day, slot) })));
  const entrance = (
    shown.find(({ key }) => key === focused) ??
    shown.find(({ day, slot }) => isSame(chosen, day, slot)) ??
    shown.find(({ slot }) => slot.isAvailable)
  )?.key;

  return (
    <>
      <div className={css.days} onKeyDown={moveFocus}>
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
              {byStart(shownOf(day)).map((together) => (
                <div key={together[0]?.time} className={cx(together.length > 1 && css.together)}>
                  {together.map((slot) => {
                    const isChosen = isSame(chosen, day, slot);
                    const isOwn = isSame(own, day, slot);
                    return (
                      <Slot
                        key={slot.end_time}
                        time={slot.time}
                        end={together.length > 1 || !isOnlyAtTime(slot, slots) ? slot.end_time : undefined}
                        day={fullDay(day)}
                        own={isOwn}
                        state={stateOf(
                          slot.isHeld ? 'reserved' : slot.isAvailable || isOwn ? 'free' : 'taken',
                          isChosen,
                          held,
                        )}
                        tabIndex={keyOf(day, slot) === entrance ? 0 : -1}
                        onFocus={() => setFocused(keyOf(day, slot))}
                        onClick={() =>
                          slot.isAvailable || isChosen || isOwn
                            ? onChoose({ date: day, time: slot.time, end_time: slot.end_time }, slot.hospital_ids)
                            : showToast({ message: slot.isHeld ? t.heldByYou : t.timeNotAvailable, kind: 'warning' })
                        }
                      />
                    );
                  })}
                </div>
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

function isSame(one: ChosenSlot | null | undefined, date: Day, slot: TimeSlot): boolean {
  return one?.date === date && one.time === slot.time && one.end_time === slot.end_time;
}

const keyOf = (day: Day, { time, end_time }: TimeSlot) => `${day} ${time} ${end_time}`;

/**
 * Whether no other slot begins at the same time. If another one does, the slot is shown with its end: two doctors of a
 * team may have slots that begin together and end at different times.
 */
const isOnlyAtTime = (slot: TimeSlot, all: TimeSlot[]) =>
  all.every((other) => other === slot || other.time !== slot.time);

/** Groups the slots by their start, in the order of the list. */
function byStart(slots: TimeSlot[]): TimeSlot[][] {
  const groups = new Map<string, TimeSlot[]>();
  for (const slot of slots) groups.set(slot.time, [...(groups.get(slot.time) ?? []), slot]);
  return [...groups.values()];
}

function stateOf(otherwise: SlotState, chosen: boolean, held = false): SlotState {
  if (chosen) return held ? 'held' : 'chosen';
  return otherwise;
}
