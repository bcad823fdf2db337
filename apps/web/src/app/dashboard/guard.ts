import { redirect } from 'react-router';
import { homeOf, ownerOf, type Account } from '../../lib/session/accounts.ts';
import { entranceFrom } from '../../lib/session/sign-in-address.ts';
import { texts as sessionTexts } from '../../lib/session/texts.ts';
import { insideNativeApp } from '../../lib/session/native-app.ts';
import { removeAccountsHere, getAccount, wasSignedIn } from '../../lib/session/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { texts } from '../texts.ts';

/**
 * Runs before each page of a dashboard. Redirects a signed-out person to the sign-in page, which leads back to this
 * page afterwards. Redirects a person who is signed in to another kind of account to the home page of that account.
 */
export function guard(url: URL): Account {
  const account = getAccount();
  const owner = ownerOf(url.pathname);
  if (!account) {
    const t = texts.en;
    const expired = wasSignedIn();
    // the person's drafts stay stored for their next sign-in
    void removeAccountsHere();
    showToast(
      expired
        ? { title: t.expiredTitle, message: t.expired, kind: 'warning' }
        : { message: sessionTexts.en.loginFirst, kind: 'info' },
    );
    throw redirect(entranceFrom(url));
  }
  if (insideNativeApp()) {
    showToast({ title: sessionTexts.en.oops, message: sessionTexts.en.useComputer, kind: 'warning' });
    throw redirect('/');
  }
  if (owner && owner !== account.account_type) throw redirect(homeOf(account.account_type));
  return account;
}
