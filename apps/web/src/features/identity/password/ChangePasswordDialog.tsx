import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import LoginDialog from '../sign-in/LoginDialog.tsx';
import { texts } from '../texts.ts';

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const account = useAccount();
  if (!account) return <LoginDialog onClose={onClose} onEntered={() => {}} />;
  return (
    <Dialog narrow title={t.changeTitle} onClose={onClose}>
      <ChangePasswordForm account={account} onDone={onClose} />
    </Dialog>
  );
}
