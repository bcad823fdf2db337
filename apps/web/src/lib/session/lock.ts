import { deleteAccountCaches } from '../offline/account-cache.ts';
import { isLocked, type LoginReply } from './accounts.ts';
import { endTokens, getAccount, getAccounts, replaceAccounts, signIn } from './session.ts';

/** In the device's storage: when somebody last moved or typed in any dashboard, and the session in which they did. */
const ACTIVE = 'last_active';
const IDLE_MS = 10 * 60_000;
/** How often the time is stored while somebody works, and looked at while nobody does. */
export const EVERY_MS = 5_000;

/**
 * Locks the screen in every tab: ends the sessions of the login on the server and deletes their tokens here, so that
 * nothing but the PIN or the password opens the page again. The account stays chosen, so that its page stays open; its
 * caches for use without a connection are deleted, because the next person could open them.
 */
export function lock(): void {
  const account = getAccount();
  if (!account || isLocked(account)) return;
  endTokens(getAccounts());
  replaceAccounts([{ ...account, token: '' }]);
  void deleteAccountCaches();
}

/** Enters as the person of this reply in place of whoever was at the computer, whose sessions end. */
export function enterInstead(reply: LoginReply): void {
  const former = getAccounts();
  signIn(reply);
  endTokens(former);
  void deleteAccountCaches();
}

/** Notes that somebody works here, or locks the screen when nobody did for ten minutes, as after a sleep. */
export function noteActivity(now: number): void {
  const account = getAccount();
  if (!account || isLocked(account)) return;
  const at = activeAt(account.token);
  if (at !== null && now - at >= IDLE_MS) lock();
  else if (at === null || now - at >= EVERY_MS) localStorage.setItem(ACTIVE, `${markOf(account.token)} ${now}`);
}

export function lockWhenIdle(now: number): void {
  const at = activeAt(getAccount()?.token ?? '');
  if (at !== null && now - at >= IDLE_MS) lock();
}

/** Null when nobody has worked in this session: a new one does not begin with the idle time of the one before. */
function activeAt(token: string): number | null {
  const [mark, at] = (localStorage.getItem(ACTIVE) ?? '').split(' ');
  return token && mark === markOf(token) ? Number(at) : null;
}

/** Tells two sessions apart, and opens none. */
const markOf = (token: string) => token.slice(0, 8);
