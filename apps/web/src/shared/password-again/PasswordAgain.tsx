import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { useAccount } from '../session/use-account.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { messages } from './messages.ts';
import css from './PasswordAgain.module.css';

type Props = { sending: boolean; onEnter: (password: string) => void; onClose: () => void };

export function PasswordAgain({ sending, onEnter, onClose }: Props) {
  const t = useMessages(messages);
  const form = useId();
  const account = useAccount();
  const [password, setPassword] = useState('');
  return (
    <Dialog
      narrow
      title={t.title}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form} busy={sending && t.checking}>
            {t.goOn}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) onEnter(password);
        }}
      >
        <p>{t.says}</p>
        {/* Not shown; it tells the browser whose password it keeps. */}
        <input type="text" hidden autoComplete="username" value={account?.email ?? ''} readOnly />
        <PasswordInput
          label={t.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  );
}
