import { useState, type ReactNode } from 'react';
import { useSending } from '../use-sending.ts';
import { Button } from './Button.tsx';
import { Question } from './Question.tsx';

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

/** A button for what takes something away: it asks first, and says what the server refuses. */
export function AskFirst({ label, title, busy, act, children }: Props) {
  const [asking, setAsking] = useState(false);
  const { sending, send } = useSending();
  const go = () =>
    send(async () => {
      await act();
      setAsking(false);
    });
  return (
    <>
      <Button variant="outlined" wide onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Question title={title} busy={sending && busy} onYes={() => void go()} onNo={() => setAsking(false)}>
          {children}
        </Question>
      )}
    </>
  );
}
