import { redirect } from 'react-router';
import { menus } from './menus.ts';
import { getAccount } from '../shared/session/session.ts';
import { homeOf } from '../shared/session/accounts.ts';

/** A dashboard without an overview opens at the first line of its menu. */
export function clientLoader() {
  const account = getAccount();
  const first = account && menus[account.account_type][0];
  if (first) throw redirect(homeOf(account.account_type) + first.to);
  return null;
}

export default function Landing() {
  return null;
}
