import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { usePasswordAgain } from '../../shared/password-again/use-password-again.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { Question } from '../../shared/ui/Question.tsx';
import { messages } from './messages.ts';

type Props = { one: { id: string; name: string }; onClose: () => void };

/** Says what follows before an account is closed; the password once more where it was entered long ago. */
export function Closing({ one: { id, name }, onClose }: Props) {
  const t = useMessages(messages);
  const queries = useQueryClient();
  const { sending, send, asking } = usePasswordAgain();
  const close = () =>
    send(async (password) => {
      const body = password ? { password } : {};
      const { message } = await call('DELETE /admin/administrators/{id}', { params: { id }, body });
      notify({ message });
      onClose();
      await queries.invalidateQueries();
    });
  return (
    <Question
      title={t.closeTitle(name)}
      yes={t.close}
      no={t.no}
      busy={sending && t.closing}
      onYes={() => void close()}
      onNo={onClose}
    >
      <p>{t.closeSays}</p>
      {asking}
    </Question>
  );
}
