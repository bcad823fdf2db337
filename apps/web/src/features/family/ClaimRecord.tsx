import type { Claimable } from '@ivuriro/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { choose } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { texts } from './claim-texts.ts';
import { ClaimForm, type Outcome } from './ClaimForm.tsx';
import { texts as family } from './texts.ts';

/** `onLeave` is called instead of `onClose` when the dialog is left after the claim has ended. */
type Props = { record: Claimable; onClose: () => void; onLeave: () => void };

/** The dialog that claims a record: asks for its birth date, and then shows how the claim ended. */
export function ClaimRecord({ record, onClose, onLeave }: Props) {
  const t = useTexts(texts);
  const f = useTexts(family);
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome>();
  if (!outcome) return <ClaimForm record={record} onEnd={setOutcome} onClose={onClose} />;
  const { place } = record;
  const leave = () => {
    onLeave();
    void revalidate();
  };
  if (outcome === 'ended')
    return (
      <Dialog narrow title={t.ended} onClose={leave} foot={<Button onClick={leave}>{t.close}</Button>}>
        <p>{t.endedSays(place)}</p>
      </Dialog>
    );
  const close = (
    <Button variant="outlined" onClick={leave}>
      {t.close}
    </Button>
  );
  if (outcome === 'own')
    return (
      <Dialog
        narrow
        title={t.done}
        onClose={leave}
        foot={
          <>
            {close}
            <LinkButton to="/profile/appointment" onClick={leave}>
              {t.toAppointments}
            </LinkButton>
          </>
        }
      >
        <p>{t.doneSays(place)}</p>
      </Dialog>
    );
  return (
    <Dialog
      narrow
      title={t.childDone(outcome.name)}
      onClose={leave}
      foot={
        <>
          {close}
          <Button
            onClick={() => {
              onClose();
              choose(outcome);
            }}
          >
            {f.actFor(outcome.name)}
          </Button>
        </>
      }
    >
      <p>{t.childDoneSays(place)}</p>
    </Dialog>
  );
}
