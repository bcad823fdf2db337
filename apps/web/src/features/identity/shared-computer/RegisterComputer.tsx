import { useState } from 'react';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { storeSharedComputer } from '../../../lib/session/shared-computer.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './setup-texts.ts';

/** The form that registers this browser as a shared computer; the browser stores the token of the computer. */
export function RegisterComputer({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [name, setName] = useState('');
  const { sending, send, wrong, asking } = useConfirmPassword();
  const register = () =>
    send(async (password) => {
      const { data, message } = await call('POST /devices', { body: password ? { name, password } : { name } });
      storeSharedComputer(data);
      showToast({ message });
      onClose();
    });
  return (
    <>
      <FormDialog
        narrow
        title={t.registerTitle}
        words={{ send: t.registerIt, sending: t.registering }}
        sending={sending}
        onSend={register}
        onClose={onClose}
      >
        <p>{t.registerSays}</p>
        <TextInput
          label={t.name}
          hint={t.nameHint}
          error={wrong.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
          autoComplete="off"
          required
        />
      </FormDialog>
      {asking}
    </>
  );
}
