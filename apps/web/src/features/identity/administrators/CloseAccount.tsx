import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { Question } from '../../../ui/Question.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { texts } from './texts.ts';

type Props = { one: { id: string; name: string }; onClose: () => void };

/**
 * The question before an account is closed: it lists the consequences, and asks for the password unless the password
 * was entered recently.
 */
export function CloseAccount({ one: { id, name }, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send, asking } = useConfirmPassword();
  const close = () =>
    send(async (password) => {
      const body = password ? { password } : {};
      const reply = await call('DELETE /admin/administrators/{id}', { params: { id }, body });
      onClose();
      await showChange(reply);
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
