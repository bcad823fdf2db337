import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';

/**
 * Asks for an email with a link to reset the password. The server sends the same reply whether or not an account has
 * this email, so that nobody can find out which accounts exist.
 */
export default function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const navigate = useNavigate();
  const [{ email }, setEmail] = useDraft('sign-in', { email: '' });
  const { sending, send } = useFormSubmit();
  return (
    <Dialog narrow title={t.forgotTitle} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            const { message } = await call('POST /forget-password', { body: { email } });
            showToast({ message });
            await navigate(to('login'), { replace: true, preventScrollReset: true });
          });
        }}
      >
        <p className={css.says}>{t.forgotSays}</p>
        <TextInput
          label={t.emailOrPhone}
          value={email}
          onChange={(event) => setEmail({ email: event.target.value })}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" wide busy={sending && t.sendingLink}>
          {t.sendLink}
        </Button>
      </form>
      <p className={css.other}>
        <Link to={to('login')} replace preventScrollReset>
          {t.backToLogin}
        </Link>
      </p>
    </Dialog>
  );
}
