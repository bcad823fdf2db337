import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  /** The verb that is shown while it is being done. */
  busy: string | false;
  /** Yes takes nothing away: it is not red. */
  mild?: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something is lost. What happens and what it costs stands between the title and the buttons. */
export function Question({ title, children, yes, no, busy, mild = false, onYes, onNo }: Props) {
  return (
    <Dialog
      narrow
      title={title}
      onClose={onNo}
      foot={
        <>
          <Button variant="outlined" onClick={onNo}>
            {no}
          </Button>
          <Button variant={mild ? 'filled' : 'danger'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
