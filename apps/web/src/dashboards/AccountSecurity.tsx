import { ChangePasswordForm } from '../features/identity/ChangePasswordForm.tsx';
import { Security } from '../features/security/Security.tsx';
import { EmailConfirmation } from '../shared/email-confirmation/EmailConfirmation.tsx';
import { useAccount } from '../shared/session/use-account.ts';
import css from './AccountSecurity.module.css';

/** Devices, password and whether the e-mail address is confirmed, for every kind of account. */
export function AccountSecurity() {
  const account = useAccount();
  return (
    account && (
      <div className={css.parts}>
        <EmailConfirmation />
        <Security token={account.token} password={<ChangePasswordForm account={account} />} />
      </div>
    )
  );
}
