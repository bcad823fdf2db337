import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { firstOf, type Account, type LoginReply } from '../../../lib/session/accounts.ts';
import { accountFor, afterSignIn } from '../../../lib/session/sign-in-address.ts';
import { texts } from '../../../lib/session/texts.ts';
import { insideNativeApp } from '../../../lib/session/native-app.ts';
import { choose, getAccounts, signIn, signOut } from '../../../lib/session/session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';

/** Continues after a sign-in: patients stay on their page, providers get to the dashboard page that they requested. */
export function useSignIn(onPatient: () => void) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const to = useDialogTo();

  /** Chooses the account and opens its page. Returns false if the phone app does not support this kind of account. */
  const enter = (account: Account): boolean => {
    if (account.account_type !== 'patient' && insideNativeApp()) {
      // a person with several accounts stays signed in, so that they can choose their patient account instead
      if (getAccounts().length === 1) void signOut();
      showToast({ title: t.oops, message: t.useComputer, kind: 'warning' });
      return false;
    }
    const { search } = location;
    choose(account);
    if (account.account_type === 'patient') onPatient();
    else void navigate(afterSignIn(account, search));
    return true;
  };
  /**
   * Signs in, and opens the account or the choice of accounts. Returns false if the phone app does not support the
   * account.
   */
  const enterOneOf = (reply: LoginReply): boolean => {
    const { search } = location;
    const accounts = signIn(reply);
    const account = firstOf(accounts) ?? accountFor(accounts, search);
    if (account) return enter(account);
    void navigate(to('accounts'), { replace: true, preventScrollReset: true });
    return true;
  };
  return { enter, enterOneOf };
}
