import type { ComponentType } from 'react';
import { lazyPart } from '../../lib/lazy-component.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

const Login = lazyPart(() => import('../../features/identity/sign-in/LoginDialog.tsx'));

/**
 * A dialog for signed-in accounts. Until the right kind of account is signed in, the sign-in dialog is shown instead.
 */
const ownDialog = (Own: Dialog, isTheirs: (account: Account) => boolean): Dialog =>
  function OwnDialog({ onClose }) {
    const account = useAccount();
    return account && isTheirs(account) ? <Own onClose={onClose} /> : <Login onClose={onClose} onEntered={() => {}} />;
  };

export const forPatient = (Own: Dialog) => ownDialog(Own, ({ account_type }) => account_type === 'patient');
export const forAccount = (Own: Dialog) => ownDialog(Own, () => true);
