import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
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

type Credentials = { email: string; password: string };

export const meta = () => [{ title: `${texts.en.adminTitle} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export default function AdminLogin() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const account = useAccount();
  // a signed-in administrator goes on to the dashboard; in an effect, because the server does not know the account
  useEffect(() => {
    if (account?.account_type === 'admin') void navigate(afterSignIn(account, location.search), { replace: true });
  }, [account, navigate]);
  /** The accepted email and password, while the code of the second factor is missing. */
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  const enter = async (body: Credentials & { otp?: string }) => {
    const { data, message } = await call('POST /admin/login', { body });
    signIn(data);
    showToast({ message });
  };
  const begin = async (credentials: Credentials) => {
    try {
      await enter(credentials);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_required') throw error;
      setWaiting(credentials);
    }
  };
  return (
    <div className="wrap">
      <div className={css.page}>
        <h1>{waiting ? t.codeTitle : t.adminTitle}</h1>
        <p className={css.says}>{waiting ? t.codeSays : t.adminSays}</p>
        <Card>
          {waiting ? (
            <SecondFactorStep onSubmit={(otp) => enter({ ...waiting, otp })} onLeave={() => setWaiting(null)} />
          ) : (
            <SignInForm demo={['admin', 'admin2']} onSubmit={begin} />
          )}
        </Card>
      </div>
    </div>
  );
}
