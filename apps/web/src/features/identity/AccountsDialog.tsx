import { useTexts } from '../../shared/i18n/texts.ts';
import { useAccount, useAccounts } from '../../shared/session/use-account.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { chevronRight } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import css from './AccountsDialog.module.css';
import LoginDialog from './LoginDialog.tsx';
import { texts } from './texts.ts';
import { useEntrance } from './use-entrance.ts';

/** One login, several accounts: which one is at work. */
export default function AccountsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const accounts = useAccounts();
  const current = useAccount();
  const { enter } = useEntrance(onClose);
  if (accounts.length === 0) return <LoginDialog onClose={onClose} />;
  return (
    <Dialog narrow title={t.accountsTitle} subtitle={t.accountsSays} onClose={onClose}>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.id}>
            <button type="button" onClick={() => enter(account)}>
              <Picture picture={account.picture ?? account.primary_picture} seed={account.id} alt="" width={48} />
              <span>
                <b>{account.name}</b>
                {account.account_type_name}
              </span>
              {account.id === current?.id ? <Badge tone="tea">{t.current}</Badge> : <Icon of={chevronRight} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
