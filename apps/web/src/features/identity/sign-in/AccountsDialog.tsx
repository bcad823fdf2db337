import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount, useAccounts } from '../../../lib/session/use-account.ts';
import { actsForOther, isChild } from '../../../lib/session/accounts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronRight } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import css from './AccountsDialog.module.css';
import LoginDialog from './LoginDialog.tsx';
import { texts } from '../texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** The dialog that offers the accounts of a login that has several. */
export default function AccountsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const accounts = useAccounts();
  const current = useAccount();
  const { enter } = useSignIn(onClose);
  if (accounts.length === 0) return <LoginDialog onClose={onClose} />;
  return (
    <Dialog narrow title={t.accountsTitle} subtitle={t.accountsSays} onClose={onClose}>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.id}>
            <button type="button" onClick={() => enter(account)}>
              <Picture picture={account.picture ?? account.primary_picture} seed={account.id} alt="" width={48} />
              <span>
                <b>{isChild(account) ? t.child(account.name) : account.name}</b>
                {isChild(account) ? t.childSays : actsForOther(account) ? t.representedSays : account.account_type_name}
              </span>
              {account.id === current?.id ? <Badge tone="tea">{t.current}</Badge> : <Icon of={chevronRight} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
