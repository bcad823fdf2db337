import { addDays, type Day, fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { TextBox } from '../../ui/Field.tsx';
import { chevronLeft, chevronRight } from '../../ui/icons.ts';
import css from './receipts.module.css';
import { texts } from './texts.ts';

type Props = { day: Day; today: Day; go: (day: Day) => void };

/** Which day is shown. */
export function DayBar({ day, today, go }: Props) {
  const t = useTexts(texts);
  return (
    <div className={css.bar}>
      <IconButton edged icon={chevronLeft} label={t.before} onClick={() => go(addDays(day, -1))} />
      <IconButton edged icon={chevronRight} label={t.after} onClick={() => go(addDays(day, 1))} />
      <Button variant="outlined" disabled={day === today} onClick={() => go(today)}>
        {t.today}
      </Button>
      <h2>{fullDay(day)}</h2>
      <TextBox
        type="date"
        aria-label={t.chooseDay}
        value={day}
        required
        onChange={({ currentTarget: { value } }) => value && go(value)}
      />
    </div>
  );
}
