import { lock } from '../../../lib/session/lock.ts';
import { getAccount, removeAccountsHere } from '../../../lib/session/session.ts';
import { entranceFrom } from '../../../lib/session/sign-in-address.ts';

/**
 * Ends the session of whoever is at the computer and loads the sign-in, which leads back to this page. Drafts stay for
 * the same person; a whole load leaves nothing else of them in the memory of the tab.
 */
export function leaveToSignIn(): void {
  const type = getAccount()?.account_type;
  lock();
  void removeAccountsHere();
  location.assign(entranceFrom(location, type));
}
