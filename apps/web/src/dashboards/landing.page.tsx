import { redirect } from 'react-router';
import { menus, pathOf } from './menus.ts';
import { getAccount } from '../shared/session/session.ts';

/** A dashboard without an overview opens at the first line of its menu. */
export function clientLoader() {
  const account = getAccount();
  const first = account && menus[account.account_type][0];
  if (first) throw redirect(pathOf(account.account_type, first));
  return null;
}

export default function Landing() {
  return null;
}
