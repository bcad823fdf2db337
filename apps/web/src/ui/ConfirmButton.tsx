import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Confirmation } from './Confirmation.tsx';

type Props = {
  /** The button's word. */
  label: string;
  title: string;
  /** The verb while it is being done. */
  busy: string;
  act: () => Promise<void>;
  /** What happens and what it costs. */
  children: ReactNode;
};

/** A button for what takes something away: it asks first. */
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
