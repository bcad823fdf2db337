import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { afterSignIn } from '../../../lib/session/sign-in-address.ts';
import { signIn } from '../../../lib/session/session.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Card } from '../../../ui/Card.tsx';
import { showToast } from '../../../ui/toasts.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type PasswordCredentials, useSecondStep } from './use-second-step.ts';

export const meta = () => [{ title: `${texts.en.adminTitle} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export default function AdminLogin() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const account = useAccount();
  // redirects an administrator who is signed in already to the dashboard; in an effect, because only the browser knows
  // the account
  useEffect(() => {
    if (account?.account_type === 'admin') void navigate(afterSignIn(account, location.search), { replace: true });
  }, [account, navigate]);
  const { waiting, begin, finish, leave } = useSecondStep<PasswordCredentials>(async (body) => {
    const { data, message } = await call('POST /admin/login', { body });
    signIn(data);
    showToast({ message });
  });
  return (
    <div className="wrap">
      <div className={css.page}>
        <h1>{waiting ? t.codeTitle : t.adminTitle}</h1>
        <p className={css.says}>{waiting ? t.codeSays : t.adminSays}</p>
        <Card>
          {waiting ? (
            <SecondFactorStep onSubmit={finish} onLeave={leave} />
          ) : (
            <SignInForm demo={['admin', 'admin2']} onSubmit={begin} />
          )}
        </Card>
      </div>
    </div>
  );
}
