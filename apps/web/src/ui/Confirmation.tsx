import type { ComponentProps } from 'react';
import { useFormSubmit } from './use-form-submit.ts';
import { Question } from './Question.tsx';

type Props = Omit<ComponentProps<typeof Question>, 'busy' | 'onYes' | 'onNo'> & {
  /** The text of the Yes button while `act` runs. */
  busy: string;
  act: () => Promise<unknown>;
  onClose: () => void;
};

/**
 * A question that runs `act` on Yes and then closes. When the server refuses the action, the question shows why and
 * stays open.
 */
export function Confirmation({ busy, act, onClose, ...question }: Props) {
  const { sending, send } = useFormSubmit();
  const confirm = () =>
    send(async () => {
      await act();
      onClose();
    });
  return <Question {...question} busy={sending && busy} onYes={() => void confirm()} onNo={onClose} />;
}
