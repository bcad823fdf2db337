import { wholeHours } from '../../domain/opening-hours/whole-hours.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Select } from '../../ui/Field.tsx';
import css from './calendar.module.css';
import { endsLater, endsWith } from './calendar-rows.ts';
import { texts } from './texts.ts';

type Props = { start: string; end: string; onStart: (time: string) => void; onEnd: (time: string) => void };

/** Two selects, for the hour at which a range begins and the hour at which it ends, in the time format of the API. */
export function TimeRange({ start, end, onStart, onEnd }: Props) {
  const t = useTexts(texts);
  return (
    <div className={css.times}>
      <Select label={t.from} options={wholeHours} value={start} onChange={(event) => onStart(event.target.value)} />
      <Select
        label={t.until}
        options={endsWith(t.midnight)}
        value={end}
        error={endsLater(start, end) ? undefined : t.endFirst}
        onChange={(event) => onEnd(event.target.value)}
      />
    </div>
  );
}
