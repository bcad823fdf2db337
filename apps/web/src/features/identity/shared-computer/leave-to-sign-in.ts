import { lock } from '../../../lib/session/lock.ts';
import { getAccount, removeAccountsHere } from '../../../lib/session/session.ts';
import { entranceFrom } from '../../../lib/session/sign-in-address.ts';

/**
 * Ends the session of the current person and loads the sign-in page, which returns to this page after the sign-in. The
 * drafts of the current person stay stored for that person; loading a new page clears everything else from the memory
 * of the tab.
 */
export function leaveToSignIn(): void {
  const type = getAccount()?.account_type;
  lock();
  void removeAccountsHere();
  location.assign(entranceFrom(location, type));
}
