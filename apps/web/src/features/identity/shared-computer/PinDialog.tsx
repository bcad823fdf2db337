import { useState } from 'react';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { PinInput } from '../../../ui/PinInput.tsx';
import { texts } from './setup-texts.ts';

/** The form that sets a PIN; the PIN is typed twice, because the typed digits are hidden. */
export function PinDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [checked, setChecked] = useState(false);
  const { sending, send, wrong, asking } = useConfirmPassword();
  const short = pin.length < 6 ? t.sixDigits : undefined;
  const different = again === pin ? undefined : t.notTheSame;
  const save = () => {
    setChecked(true);
    if (short || different) return;
    void send(async (password) => {
      const { message } = await call('POST /sessions/pin', { body: password ? { pin, password } : { pin } });
      showToast({ message });
      onClose();
    });
  };
  return (
    <>
      <FormDialog
        narrow
        noValidate
        title={t.pinTitle}
        words={{ send: t.save, sending: t.saving }}
        sending={sending}
        onSend={save}
        onClose={onClose}
      >
        <PinInput
          label={t.pin}
          hint={t.pinHint}
          value={pin}
          error={wrong.pin ?? (checked ? short : undefined)}
          onPin={setPin}
        />
        <PinInput label={t.pinAgain} value={again} error={checked && !short ? different : undefined} onPin={setAgain} />
      </FormDialog>
      {asking}
    </>
  );
}
