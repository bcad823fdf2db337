import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Textarea } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import type { Whose } from './data-owner.ts';

export type RequestType = 'CORRECTION' | 'ERASURE';

type Props = { type: RequestType; of: Whose; onMade: () => unknown; onClose: () => void };

/** The dialog that sends a data request. It lists the consequences of the request, and asks for the password. */
export function RequestDialog({ type, of, onMade, onClose }: Props) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const [{ text }, change, clear] = useDraft(`data request ${type}`, { text: '' });
  const [password, setPassword] = useState('');
  const submit = () =>
    send(async () => {
      const { message } = await call('POST /data_requests', { body: { type, text, password } });
      showToast({ message });
      clear();
      onClose();
      await onMade();
    });
  return (
    <FormDialog
      narrow
      title={type === 'ERASURE' ? t.erase : t.correct}
      words={{ send: t.send, sending: t.sending }}
      danger={type === 'ERASURE'}
      sending={sending}
      onSend={submit}
      onClose={onClose}
      noValidate
    >
      {type === 'ERASURE' && <p>{t.erases[of]}</p>}
      <Textarea
        label={type === 'ERASURE' ? t.why : t.what}
        value={text}
        maxLength={2_000}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <PasswordInput
        label={t.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
