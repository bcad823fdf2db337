import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Confirmation } from './Confirmation.tsx';

type Props = {
  /** The text of the button. */
  label: string;
  title: string;
  /** The text of the confirmation button while `act` runs. */
  busy: string;
  act: () => Promise<void>;
  /** The text of the question: the consequences of the action and its cost. */
  children: ReactNode;
};

/** A button for an action that deletes or ends something. It asks for confirmation first. */
export function ConfirmButton({ label, title, busy, act, children }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" wide onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Confirmation title={title} busy={busy} act={act} onClose={() => setAsking(false)}>
          {children}
        </Confirmation>
      )}
    </>
  );
}
