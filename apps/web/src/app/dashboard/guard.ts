import { redirect } from 'react-router';
import { entranceOf, homeOf, type Account, type AccountType } from '../../shared/session/accounts.ts';
import { messages as sessionMessages } from '../../shared/session/messages.ts';
import { insideNativeApp } from '../../shared/session/native-app.ts';
import { forget, getAccount } from '../../shared/session/session.ts';
import { notify } from '../../shared/ui/notices.ts';
import { messages } from '../messages.ts';

const OWNERS: AccountType[] = ['doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'];

/** Whose dashboard the address names; shared places such as /dashboard/messages name none. */
function ownerIn(pathname: string): AccountType | undefined {
  return OWNERS.find((type) => type === pathname.split('/')[2]);
}

/** Before each page of a dashboard: somebody is signed in, and in the right account. */
export function guard(pathname: string): Account {
  const account = getAccount();
  const owner = ownerIn(pathname);
  if (!account) {
    const t = messages.en;
    // the drafts wait for the same person
    void forget();
    notify({ title: t.expiredTitle, message: t.expired, kind: 'warning' });
    throw redirect(entranceOf(owner));
  }
  if (insideNativeApp()) {
    notify({ title: sessionMessages.en.oops, message: sessionMessages.en.useComputer, kind: 'warning' });
    throw redirect('/');
  }
  if (owner && owner !== account.account_type) throw redirect(homeOf(account.account_type));
  return account;
}
