import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { signOut } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';

/**
 * The dialog that sets a new password. The token of the emailed link is in the URL fragment, which browsers do not
 * send, so that only the request with the new password sends the token to a server.
 */
export default function ResetPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { sending, send } = useFormSubmit();
  return (
    <Dialog narrow title={t.resetTitle} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            const body = { token, password, password_confirmation: repeated };
            const { message } = await call('POST /reset-password', { body });
            // the server has ended every session that began with the old password, so this device also deletes its
            // session
            void signOut();
            showToast({ message });
            await navigate('/?dialog=login', { replace: true });
          });
        }}
      >
        <PasswordInput
          label={t.newPassword}
          hint={t.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="new-password"
        />
        <PasswordInput
          label={t.repeatNew}
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          autoComplete="new-password"
        />
        <Button type="submit" wide busy={sending && t.saving}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}
