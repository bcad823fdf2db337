import { useNavigate } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { homeOf, type Account, type LoginReply } from '../../shared/session/accounts.ts';
import { choose, signIn, signOut } from '../../shared/session/session.ts';
import { notify } from '../../shared/ui/notices.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { messages } from './messages.ts';

/** What follows a sign-in: a patient goes on where he was, a provider works in the dashboard. */
export function useEntrance(onPatient: () => void) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const to = useDialogTo();

  const enter = (account: Account) => {
    if (account.account_type === 'patient') {
      choose(account);
      onPatient();
    } else if (insideNativeApp()) {
      signOut();
      notify({ title: 'OOPS!!!', message: t.useComputer, kind: 'warning' });
    } else {
      choose(account);
      void navigate(homeOf(account.account_type));
    }
  };
  const enterOneOf = (reply: LoginReply) => {
    const [first, ...others] = signIn(reply);
    if (first && others.length === 0) enter(first);
    else void navigate(to('accounts'), { replace: true, preventScrollReset: true });
  };
  return { enter, enterOneOf };
}

/** Dashboards are not made for the phone's own app, which names itself so to the pages that it shows. */
function insideNativeApp(): boolean {
  const { Capacitor } = window as { Capacitor?: { isNativePlatform?: () => boolean } };
  return Capacitor?.isNativePlatform?.() === true;
}
