import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Textarea } from '../../shared/ui/Field.tsx';
import { FormDialog } from '../../shared/ui/FormDialog.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { PasswordInput } from '../../shared/ui/PasswordInput.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { useSending } from '../../shared/use-sending.ts';
import { texts } from './texts.ts';
import type { Whose } from './whose.ts';

export type RequestType = 'CORRECTION' | 'ERASURE';

type Props = { type: RequestType; of: Whose; onMade: () => unknown; onClose: () => void };

/** Says what follows before it is asked; the password once more. */
export function RequestDialog({ type, of, onMade, onClose }: Props) {
  const t = useTexts(texts);
  const { sending, send } = useSending();
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
