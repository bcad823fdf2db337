import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { FormDialog } from '../../shared/ui/FormDialog.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { PasswordInput } from '../../shared/ui/PasswordInput.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { texts } from './texts.ts';

export function Removal({ onRemoved, onClose }: { onRemoved: () => Promise<void>; onClose: () => void }) {
  const t = useTexts(texts);
  const [password, setPassword] = useState('');
  const { sending, send } = useSending();
  const remove = () =>
    send(async () => {
      const { message } = await call('DELETE /admin/second_factor', { body: { password } });
      showToast({ message });
      onClose();
      await onRemoved();
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
