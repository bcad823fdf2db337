import { type ComponentType, Suspense } from 'react';
import type { Account } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { texts } from '../texts.ts';

type Dialog = ComponentType<{ onClose: () => void }>;
type Module = { default: Dialog };

const Login = lazyDialog(() => import('../../features/identity/sign-in/LoginDialog.tsx'));

/**
 * A dialog for signed-in accounts. The sign-in dialog is shown instead until the person is signed in to the right kind
 * of account.
 */
const ownDialog = (Own: Dialog, isTheirs: (account: Account) => boolean): Module => ({
  default: function OwnDialog({ onClose }) {
    const t = useTexts(texts);
    const account = useAccount();
    if (account && isTheirs(account)) return <Own onClose={onClose} />;
    return (
      <Suspense fallback={<DialogFrame narrow title={t.dialogs.login} onClose={onClose} />}>
        <Login onClose={onClose} onEntered={() => {}} />
      </Suspense>
    );
  },
});

export const forPatient = (own: Module) => ownDialog(own.default, ({ account_type }) => account_type === 'patient');
export const forAccount = (own: Module) => ownDialog(own.default, () => true);
