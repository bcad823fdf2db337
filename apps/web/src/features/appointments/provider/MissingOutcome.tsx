import { shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { texts } from './texts.ts';
import css from './StatusControl.module.css';

/**
 * Shown while the outcome of the appointment is not recorded: the doctor should record it before the money is refunded.
 */
export function MissingOutcome({ until, onMissed }: { until: Date; onMissed: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={css.unclosed}>
      <Banner tone="ochre">{t.unclosed(shortInstant(until))}</Banner>
      <Button variant="outlined" wide onClick={onMissed}>
        {t.didNotCome}
      </Button>
    </div>
  );
}
