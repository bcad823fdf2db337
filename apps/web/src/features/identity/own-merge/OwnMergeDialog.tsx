import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { type Account, accountsOf } from '../../../lib/session/accounts.ts';
import { endTokens } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CodeSignIn } from '../sign-in/CodeSignIn.tsx';
import { SecondFactorStep } from '../sign-in/SecondFactorStep.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { type Credentials, useSecondStep } from '../sign-in/use-second-step.ts';
import { texts as signInTexts } from '../texts.ts';
import { ConfirmMerge } from './ConfirmMerge.tsx';
import { texts } from './texts.ts';

/** Signs the patient in to their other record while this one stays open, and merges the two after a question. */
export function OwnMergeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const words = useTexts(signInTexts);
  const [byCode, setByCode] = useState(false);
  const [other, setOther] = useState<Account>();
  const [hasNone, setHasNone] = useState(false);
  const { waiting, begin, finish, leave } = useSecondStep<Credentials>(async (body) => {
    setHasNone(false);
    const { data } = await call('POST /login', { body, asVisitor: true });
    const accounts = accountsOf(data);
    const own = accounts.find(({ account_type, role }) => account_type === 'patient' && role === 'self');
    endTokens(accounts.filter((account) => account !== own));
    setOther(own);
    setHasNone(!own);
  });
  if (other) return <ConfirmMerge other={other} onClose={onClose} />;
  const none = hasNone && (
    <Banner tone="ochre" role="alert">
      {t.noPatient}
    </Banner>
  );
  if (waiting)
    return (
      <Dialog narrow title={words.codeTitle} subtitle={words.codeSays} onClose={onClose}>
        {none}
        <SecondFactorStep onSubmit={finish} onLeave={leave} />
      </Dialog>
    );
  const change = (
    <Button variant="outlined" wide onClick={() => setByCode(!byCode)}>
      {byCode ? t.byPassword : t.byCode}
    </Button>
  );
  return (
    <Dialog narrow title={t.signIn} subtitle={t.signInSays} onClose={onClose}>
      {none}
      {byCode ? (
        <>
          <CodeSignIn onSubmit={begin} />
          {change}
        </>
      ) : (
        <SignInForm onSubmit={begin} after={change} />
      )}
    </Dialog>
  );
}
