import { useNavigate } from 'react-router';
import { useAccounts } from '../../lib/session/use-account.ts';
import { showToast } from '../../ui/toasts.ts';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';

/** Shows why a patient account is needed, and opens the sign-in or account chooser; afterwards `dialog` opens again. */
export function useRequirePatient(): (dialog: string, loginFirst: string) => void {
  const accounts = useAccounts();
  const navigate = useNavigate();
  const to = useDialogTo();
  return (dialog, loginFirst) => {
    showToast({ message: loginFirst, kind: 'error' });
    const mayChoose = accounts.some(({ account_type }) => account_type === 'patient');
    void navigate(to(mayChoose ? 'accounts' : 'login', dialog), { replace: true, preventScrollReset: true });
  };
}
