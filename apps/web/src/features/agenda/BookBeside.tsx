import type { Appointment } from '@ivuriro/contract';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { plus } from '../../ui/icons.ts';
import type { Acts } from './acts.ts';
import { mayStandBeside } from './targets.ts';
import { texts } from './texts.ts';

/** The button that books another patient at the same time as the open appointment. */
export function BookBeside({ appointment, acts }: { appointment: Appointment; acts: Acts }) {
  const t = useTexts(texts);
  const now = useNow();
  if (!acts.bookBeside || !mayStandBeside(appointment, now)) return null;
  return (
    <Button variant="outlined" onClick={() => acts.bookBeside!(appointment)}>
      <Icon of={plus} />
      {t.bookBeside}
    </Button>
  );
}
