import { shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { texts } from './texts.ts';
import css from './StatusControl.module.css';

/** Nobody said what became of the visit: the one who knows is asked, before the money goes back. */
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
