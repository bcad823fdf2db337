import { call } from '../api/call.ts';
import { useMessages } from '../i18n/messages.ts';
import { notify } from '../ui/notices.ts';
import { Question } from '../ui/Question.tsx';
import { useSending } from '../use-sending.ts';
import { messages } from './messages.ts';

type Props = { id: string; onRemoved: () => void | Promise<void>; onDone: () => void };

/** Asks, in the documents' words, before a stored picture goes. */
export function PictureRemoval({ id, onRemoved, onDone }: Props) {
  const t = useMessages(messages);
  const { sending, send } = useSending();
  const remove = () =>
    send(async () => {
      const { message } = await call('DELETE /remove_file/{id}', { params: { id } });
      notify({ message });
      await onRemoved();
      onDone();
    });
  return (
    <Question busy={sending && t.removing} onYes={() => void remove()} onNo={onDone}>
      <p>{t.removeAsk}</p>
    </Question>
  );
}
