import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { texts } from './texts.ts';

type Props = {
  /** By default the title is Confirm, and the answers are Yes and No. */
  title?: string;
  yes?: string;
  no?: string;
  children: ReactNode;
  /** The text of the Yes button while its action runs. */
  busy: string | false;
  /** Whether the answer Yes deletes or ends nothing: then its button is not red. */
  mild?: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks for a confirmation before something is deleted or ended. `children` explain the consequences and the cost. */
export function Question({ title, children, yes, no, busy, mild = false, onYes, onNo }: Props) {
  const t = useTexts(texts);
  return (
    <Dialog
      narrow
      title={title ?? t.confirm}
      onClose={onNo}
      foot={
        <>
          <Button variant="outlined" onClick={onNo}>
            {no ?? t.no}
          </Button>
          <Button variant={mild ? 'filled' : 'danger'} busy={busy} onClick={onYes}>
            {yes ?? t.yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
