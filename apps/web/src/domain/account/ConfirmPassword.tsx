import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { texts } from './confirm-password-texts.ts';

type Props = { sending: boolean; onEnter: (password: string) => void; onClose: () => void };

export function ConfirmPassword({ sending, onEnter, onClose }: Props) {
  const t = useTexts(texts);
  const account = useAccount();
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      narrow
      title={t.title}
      words={{ send: t.goOn, sending: t.checking }}
      sending={sending}
      onSend={() => onEnter(password)}
      onClose={onClose}
    >
      <p>{t.says}</p>
      {/* A hidden field tells the browser's password manager which account the password belongs to. */}
      <input type="text" hidden autoComplete="username" value={account?.email ?? account?.phone ?? ''} readOnly />
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
