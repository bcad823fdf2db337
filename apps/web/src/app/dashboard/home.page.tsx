import { redirect } from 'react-router';
import { homeOf } from '../../lib/session/accounts.ts';
import { getAccount } from '../../lib/session/session.ts';

/** /dashboard leads each account to its own home page. The layout above has checked the sign-in. */
export function clientLoader() {
  const account = getAccount();
  if (account) throw redirect(homeOf(account.account_type));
  return null;
}

export default function DashboardHome() {
  return null;
}
