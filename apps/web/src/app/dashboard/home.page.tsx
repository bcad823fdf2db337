import { redirect } from 'react-router';
import { homeOf } from '../../lib/session/accounts.ts';
import { getAccount } from '../../lib/session/session.ts';

/** /dashboard is everybody's own. The layout above has seen that somebody is signed in. */
export function clientLoader() {
  const account = getAccount();
  if (account) throw redirect(homeOf(account.account_type));
  return null;
}

export default function DashboardHome() {
  return null;
}
