import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';
import { homeOf } from '../../lib/session/accounts.ts';
import { texts } from '../../lib/session/texts.ts';
import { useAccount, useAccounts } from '../../lib/session/use-account.ts';

/**
 * Shows its page to the signed-in patient. `token` is the session token with which the data was read. After a sign-in,
 * a sign-out or a change of account, in any tab, the page reads its data again and hides the data of the previous
 * account.
 */
export function PatientOnly({ token, children }: { token: string | undefined; children: ReactNode }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const account = useAccount();
  const accounts = useAccounts();
  const { revalidate } = useRevalidator();
  const current = account?.token;
  useEffect(() => {
    if (current !== token) void revalidate();
  }, [current, token, revalidate]);
  if (account?.account_type === 'patient') return current === token && children;
  const hasPatient = accounts.some(({ account_type }) => account_type === 'patient');
  if (account && hasPatient)
    return (
      <Empty title={t.patientsOnly} action={<LinkButton to={to('accounts')}>{t.chooseAccount}</LinkButton>}>
        <p>{t.patientsOnlySays}</p>
      </Empty>
    );
  return account ? (
    <Empty title={t.patientsOnly} action={<LinkButton to={homeOf(account.account_type)}>{t.toDashboard}</LinkButton>}>
      <p>{t.noPatientSays}</p>
    </Empty>
  ) : (
    <Empty title={t.loginFirst} action={<LinkButton to={to('login')}>{t.login}</LinkButton>}>
      <p>{t.loginFirstSays}</p>
    </Empty>
  );
}
