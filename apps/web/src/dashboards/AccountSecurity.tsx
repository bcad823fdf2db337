import type { ReactNode } from 'react';
import { ChangePasswordForm } from '../features/identity/password/ChangePasswordForm.tsx';
import { PhoneNumber } from '../features/identity/phone/PhoneNumber.tsx';
import { SecondFactor } from '../features/identity/second-factor/SecondFactor.tsx';
import { Security } from '../features/identity/devices/Security.tsx';
import { EmailConfirmation } from '../domain/account/EmailConfirmation.tsx';
import { actsForOther } from '../lib/session/accounts.ts';
import { useAccount } from '../lib/session/use-account.ts';
import css from './AccountSecurity.module.css';

/**
 * The security settings of every kind of account: e-mail confirmation, phone number, second factor, sessions and
 * password. `children` are settings that only some kinds of accounts have.
 */
export function AccountSecurity({ children }: { children?: ReactNode }) {
  const account = useAccount();
  if (!account) return null;
  // a person who acts for somebody else manages the login in their own account
  if (actsForOther(account)) return <Security token={account.token} password={null} />;
  return (
    <div className={css.parts}>
      <EmailConfirmation />
      <PhoneNumber token={account.token} />
      <SecondFactor token={account.token} />
      {children}
      <Security token={account.token} password={<ChangePasswordForm account={account} />} />
    </div>
  );
}
