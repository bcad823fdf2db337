import { redirect } from 'react-router';
import { startOf } from '../../dashboards/menus.ts';
import { getAccount } from '../../lib/session/session.ts';

/** Redirects `/dashboard` to the page where the member starts. The parent layout has already checked the sign-in. */
export function clientLoader() {
  const account = getAccount();
  if (account) throw redirect(account.account_type === 'patient' ? '/' : startOf(account));
  return null;
}

export default function DashboardHome() {
  return null;
}
