import { useState } from 'react';
import { weekHolding } from '../../../domain/availability/calendar-window.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { CalendarStrip } from '../../../domain/availability/CalendarStrip.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { hasBegun } from './begun.ts';
import css from './book.module.css';
import { texts } from './texts.ts';
import { useFreeTimes } from './use-free-times.ts';

type Props = {
  doctor: string;
  hospital: string;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot) => void;
};

/** Buttons for the first free slots from now on, and below them all free slots day by day. */
export function FreeTimes({ doctor, hospital, chosen, onChoose }: Props) {
  const t = useTexts(texts);
  const today = useToday();
  const now = useNow();
  const [week, setWeek] = useState(chosen ? weekHolding(today, chosen.date) : 1);
  const times = useFreeTimes(doctor, hospital, { today, week });
  const choose = (slot: ChosenSlot) => {
    setWeek(weekHolding(today, slot.date));
    onChoose(slot);
  };
  return (
    <>
      <div className={css.next} role="group" aria-label={t.nextFree}>
        <p aria-hidden="true">{t.nextFree}</p>
        {times.first?.map((slot) => (
          <Chip key={`${slot.date} ${slot.time}`} pressed={isSame(slot, chosen)} onClick={() => choose(slot)}>
            {hasBegun(slot, now)
              ? t.now(displayTime(slot.end_time))
              : slot.date === today
                ? t.today(displayTime(slot.time))
                : `${shortDate(slot.date)}, ${displayTime(slot.time)}`}
          </Chip>
        ))}
        {times.first?.length === 0 && <p>{t.noneSoon}</p>}
      </div>
      <CalendarStrip
        calendar={times.calendar}
        failed={times.failed}
        onRetry={() => void times.retry()}
        today={today}
        week={week}
        onWeek={setWeek}
        walkIn
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}

const isSame = (slot: ChosenSlot, other: ChosenSlot | null) =>
  slot.date === other?.date && slot.time === other.time && slot.end_time === other.end_time;
