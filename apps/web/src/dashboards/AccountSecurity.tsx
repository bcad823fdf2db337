import { ChangePasswordForm } from '../features/identity/ChangePasswordForm.tsx';
import { Security } from '../features/security/Security.tsx';
import { useAccount } from '../shared/session/use-account.ts';

/** Devices and password, for every kind of account. */
export function AccountSecurity() {
  const account = useAccount();
  return account && <Security token={account.token} password={<ChangePasswordForm account={account} />} />;
}
