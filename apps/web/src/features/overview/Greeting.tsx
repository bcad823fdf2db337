import { clockOf, fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { texts } from './texts.ts';
import css from './overview.module.css';

const NOON = '12:00';
const EVENING = '18:00';

/** A greeting by the time of day. `waiting` is a sentence on how many items wait; undefined while they load. */
export function Greeting({ name, waiting }: { name: string; waiting: string | undefined }) {
  const t = useTexts(texts);
  const now = useNow();
  const clock = clockOf(now);
  const greet = clock < NOON ? t.morning : clock < EVENING ? t.afternoon : t.evening;
  return (
    <div className={css.greeting}>
      <h2>{greet(name)}</h2>
      <p>
        {`${fullDay(now)}. `}
        {waiting}
      </p>
    </div>
  );
}
