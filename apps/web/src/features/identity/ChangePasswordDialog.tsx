import { useMessages } from '../../shared/i18n/messages.ts';
import { useAccount } from '../../shared/session/use-account.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import LoginDialog from './LoginDialog.tsx';
import { messages } from './messages.ts';

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const account = useAccount();
  if (!account) return <LoginDialog onClose={onClose} onEntered={() => {}} />;
  return (
    <Dialog narrow title={t.changeTitle} onClose={onClose}>
      <ChangePasswordForm account={account} onDone={onClose} />
    </Dialog>
  );
}
