import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { addDays, type Day, shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Select } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FormDialog.tsx';
import css from './book.module.css';
import { texts } from './texts.ts';

/**
 * A series: `times` is the number of appointments, including the first; `every_weeks` is the number of weeks between
 * them.
 */
export type Series = { every_weeks: number; times: number };

const most = 12;
const numbers = (from: number) => Array.from({ length: most - from + 1 }, (_, index) => from + index);

type Props = {
  slot: ChosenSlot;
  series: Series | null;
  /** The errors of the last reply for days that are not free, by day. */
  refused: Record<string, string | undefined>;
  onChange: (series: Series | null) => void;
};

/** The fields that turn the chosen slot into a series; they show all days before these are booked. */
export function Repeat({ slot, series, refused, onChange }: Props) {
  const t = useTexts(texts);
  const weeks = [
    { value: '', label: t.once },
    ...numbers(1).map((n) => ({ value: String(n), label: t.everyWeeks(n) })),
  ];
  const times = numbers(2).map((n) => ({ value: String(n), label: t.times(n) }));
  return (
    <>
      <FieldPair>
        <Select
          label={t.repeat}
          value={series ? String(series.every_weeks) : ''}
          options={weeks}
          onChange={({ target: { value } }) =>
            onChange(value ? { times: series?.times ?? 4, every_weeks: Number(value) } : null)
          }
        />
        {series && (
          <Select
            label={t.howOften}
            value={String(series.times)}
            options={times}
            onChange={({ target: { value } }) => onChange({ ...series, times: Number(value) })}
          />
        )}
      </FieldPair>
      {series && (
        <ol className={css.days} aria-label={t.days}>
          {daysOf(slot.date, series).map((day) => (
            <li key={day} data-refused={refused[day] ? '' : undefined}>
              {`${shortDate(day)} ${day.slice(0, 4)}, ${displayTime(slot.time)}`}
              {refused[day] && <b>{t.notFree}</b>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const daysOf = (first: Day, { every_weeks, times }: Series): Day[] =>
  Array.from({ length: times }, (_, index) => addDays(first, index * every_weeks * 7));
