import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { PersonChoice } from './PersonChoice.tsx';
import { texts } from './texts.ts';

/** The dialog in which the next person at a shared computer signs in, over the page of the current person. */
export default function SwitchPerson({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <Dialog narrow title={t.switchTitle} onClose={onClose}>
      <PersonChoice onEntered={onClose} onSignIn={leaveToSignIn} />
    </Dialog>
  );
}
