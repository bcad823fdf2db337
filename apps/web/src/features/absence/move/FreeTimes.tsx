import { fullDay } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import css from './move.module.css';
import { texts } from './texts.ts';
import type { FreeTime, MovePage } from './use-move-link.ts';

type Props = { page: MovePage; chosen: FreeTime | null; onChoose: (time: FreeTime) => void };

/** The free slots by day, as radio buttons; a slot of a colleague shows the name of the colleague. */
export function FreeTimes({ page, chosen, onChoose }: Props) {
  const t = useTexts(texts);
  return page.days.map(({ date, times }) => (
    <fieldset key={date} className={css.day}>
      <legend>{fullDay(date)}</legend>
      {times.map((time) => (
        <label key={time.start_time}>
          <input
            type="radio"
            name="time"
            checked={chosen?.date === date && chosen.start_time === time.start_time}
            onChange={() => onChoose({ ...time, date })}
          />
          <span>
            <b>{displayTime(time.start_time)}</b>
            {time.doctor.id !== page.doctor.id && <small>{t.with(time.doctor.name)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  ));
}
