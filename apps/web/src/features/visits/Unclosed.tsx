import { shortInstant } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { texts } from './texts.ts';
import css from './StatusControl.module.css';

/** Nobody said what became of the visit: the one who knows is asked, before the money goes back. */
export function Unclosed({ until, onMissed }: { until: Date; onMissed: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={css.unclosed}>
      <Notice tone="ochre">{t.unclosed(shortInstant(until))}</Notice>
      <Button variant="outlined" wide onClick={onMissed}>
        {t.didNotCome}
      </Button>
    </div>
  );
}
