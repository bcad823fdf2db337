import { redirect } from 'react-router';
import { homeOf } from '../../lib/session/accounts.ts';
import { getAccount } from '../../lib/session/session.ts';

/** Redirects `/dashboard` to the home page of the account. The parent layout has already checked the sign-in. */
export function clientLoader() {
  const account = getAccount();
  if (account) throw redirect(homeOf(account.account_type));
  return null;
}

export default function DashboardHome() {
  return null;
}
