import type { Appointment } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { calendar } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Acts } from './acts.ts';
import { texts } from './texts.ts';

/** The button by which a doctor books the patient of the open appointment again. */
export function FollowUp({ appointment, acts }: { appointment: Appointment; acts: Acts }) {
  const t = useTexts(texts);
  if (!acts.followUp || appointment.status === 'CANCELLED') return null;
  return (
    <Button variant="outlined" onClick={() => acts.followUp!(appointment)}>
      <Icon of={calendar} />
      {t.followUp}
    </Button>
  );
}
