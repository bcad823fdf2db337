import { Link } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  onClose: () => void;
  /** Called when a patient has signed in; by default the dialog closes, which leads back to the interrupted action. */
  onEntered?: () => void;
};

export default function LoginDialog({ onClose, onEntered = onClose }: Props) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const { enterOneOf } = useSignIn(onEntered);
  return (
    <Dialog narrow title={t.login} onClose={onClose}>
      <SignInForm
        demo={['patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'both']}
        onSubmit={async (body) => {
          const { data, message } = await call('POST /login', { body });
          if (enterOneOf(data)) showToast({ message });
        }}
        after={
          <p className={css.other}>
            {t.noAccount}{' '}
            <Link to={to('sign-up')} replace preventScrollReset>
              {t.signUp}
            </Link>
          </p>
        }
      >
        <Link to={to('forgot-password')} replace preventScrollReset className={css.aside}>
          {t.forgot}
        </Link>
      </SignInForm>
    </Dialog>
  );
}
