import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { endTokens } from '../../../lib/session/session.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';

/** Asks before the other record is merged into the one that is open. */
export function ConfirmMerge({ other, onClose }: { other: Account; onClose: () => void }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const { sending, send } = useFormSubmit();
  const merge = async () => {
    const { message } = await call('POST /patient/merge', { body: { token: other.token } });
    showToast({ message });
    onClose();
    await revalidate();
  };
  return (
    <FormDialog
      narrow
      title={t.confirmTitle}
      words={{ send: t.merge, sending: t.merging }}
      danger
      sending={sending}
      onSend={() => void send(merge, t.notMerged)}
      onClose={() => {
        endTokens([other]);
        onClose();
      }}
    >
      <p>{t.confirmSays(other.name, other.user_code)}</p>
      <p>{t.confirmAfter}</p>
    </FormDialog>
  );
}
