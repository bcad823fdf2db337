import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';

export function RemoveSecondFactor({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [password, setPassword] = useState('');
  const { sending, send } = useFormSubmit();
  const remove = () =>
    send(async () => {
      const { message } = await call('DELETE /second_factor', { body: { password } });
      showToast({ message });
      onClose();
    });
  return (
    <FormDialog
      narrow
      title={t.removeTitle}
      words={{ send: t.remove, sending: t.removing }}
      danger
      sending={sending}
      onSend={remove}
      onClose={onClose}
    >
      <p>{t.removeSays}</p>
      <PasswordInput
        label={t.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
}
