import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { sharedComputer } from '../../../lib/session/shared-computer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { CodeSignIn } from './CodeSignIn.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type Credentials, useSecondStep } from './use-second-step.ts';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  onClose: () => void;
  /** Called when a patient has signed in. By default it closes the dialog, so that the interrupted action continues. */
  onEntered?: () => void;
};

export default function LoginDialog({ onClose, onEntered = onClose }: Props) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const [byCode, setByCode] = useState(false);
  const { enterOneOf } = useSignIn(onEntered);
  const { waiting, begin, finish, leave } = useSecondStep<Credentials>(async (body) => {
    const device_token = sharedComputer()?.device_token;
    const { data, message } = await call('POST /login', { body: device_token ? { ...body, device_token } : body });
    if (enterOneOf(data)) showToast({ message });
  });
  if (waiting) {
    return (
      <Dialog narrow title={t.codeTitle} subtitle={t.codeSays} onClose={onClose}>
        <SecondFactorStep onSubmit={finish} onLeave={leave} />
      </Dialog>
    );
  }
  const other = (
    <p className={css.other}>
      {t.noAccount}{' '}
      <Link to={to('sign-up')} replace preventScrollReset>
        {t.signUp}
      </Link>
    </p>
  );
  if (byCode)
    return (
      <Dialog narrow title={t.login} subtitle={t.byCodeSays} onClose={onClose}>
        <CodeSignIn onSubmit={begin} />
        <Button variant="outlined" wide onClick={() => setByCode(false)}>
          {t.byPassword}
        </Button>
        {other}
      </Dialog>
    );
  return (
    <Dialog narrow title={t.login} onClose={onClose}>
      <SignInForm
        demo={[
          'patient',
          'doctor',
          'hospital',
          'reception',
          'nurse',
          'cashier',
          'laboratory',
          'pharmacy',
          'both',
          'family',
        ]}
        onSubmit={begin}
        after={
          <>
            <Button variant="outlined" wide onClick={() => setByCode(true)}>
              {t.byCode}
            </Button>
            {other}
          </>
        }
      >
        <Link to={to('forgot-password')} replace preventScrollReset className={css.aside}>
          {t.forgot}
        </Link>
      </SignInForm>
    </Dialog>
  );
}
