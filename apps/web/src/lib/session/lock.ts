import { deleteAccountCaches } from '../offline/account-cache.ts';
import { isLocked, type LoginReply } from './accounts.ts';
import { endTokens, getAccount, getAccounts, replaceAccounts, signIn } from './session.ts';

/**
 * localStorage key: the time of the last movement or key press in any dashboard, and the session in which it happened.
 */
const ACTIVE = 'last_active';
const IDLE_MS = 10 * 60_000;
/** The interval at which the time of the last activity is stored, and at which idleness is checked. */
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

/**
 * Signs in the person to whom the server sent this reply, in place of the previous person at the computer, and ends the
 * sessions of the previous person.
 */
export function enterInstead(reply: LoginReply): void {
  const former = getAccounts();
  signIn(reply);
  endTokens(former);
  void deleteAccountCaches();
}

/**
 * Records activity. If the last activity was ten minutes ago or more, for example because the computer slept, locks the
 * screen instead.
 */
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

/**
 * The time of the last activity in this session. Null if there was none yet: a new session does not begin with the idle
 * time of the previous one.
 */
function activeAt(token: string): number | null {
  const [mark, at] = (localStorage.getItem(ACTIVE) ?? '').split(' ');
  return token && mark === markOf(token) ? Number(at) : null;
}

/** A prefix of the token, which identifies a session but does not authenticate it. */
const markOf = (token: string) => token.slice(0, 8);
