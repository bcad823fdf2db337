import { useMessages } from '../../shared/i18n/messages.ts';
import { Question } from '../../shared/ui/Question.tsx';
import { useShowChange } from '../../shared/use-show-change.ts';
import { useSending } from '../../shared/use-sending.ts';
import { messages } from './messages.ts';

type Props = {
  name: string;
  question: string;
  /** What happens, and what stays. */
  says?: string;
  act: () => Promise<{ message: string }>;
  onDone: () => void;
};

/** Asks before an item goes; one that is used stays, and the server says where. */
export function Removal({ name, question, says, act, onDone }: Props) {
  const t = useMessages(messages);
  const showChange = useShowChange();
  const { sending, send } = useSending();
  const go = () =>
    send(async () => {
      await showChange(await act());
      onDone();
    });
  return (
    <Question busy={sending && t.removing} onYes={() => void go()} onNo={onDone}>
      <p>
        <b>{name}</b>
      </p>
      <p>{question}</p>
      {says && <p>{says}</p>}
    </Question>
  );
}
