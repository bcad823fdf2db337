import { deleteAccountCaches } from '../offline/account-cache.ts';
import { clearFiles } from '../files/stored-files.ts';
import { accountsOf, actsForOther, firstOf, isLocked, personOf, type Account, type LoginReply } from './accounts.ts';

const CHOSEN = 'user_data';
const ALL = 'user_accounts';
const CHANGED = 'ivuriro:session';
/**
 * sessionStorage keys: the id of the person who owns the tab's drafts, and the last sign-out that the tab has handled.
 */
const OWNER = 'tab_owner';
const HEARD = 'tab_signed_out';
/** localStorage key: the last sign-out in any tab. An expired session is not a sign-out. */
const SIGNED_OUT = 'signed_out';
const EXPIRED = 'ivuriro:session-expired';

/**
 * Stores the accounts of a login. If the person has a single account of their own, it is chosen at once; if they have
 * several, they must choose.
 */
export function signIn(reply: LoginReply): Account[] {
  const accounts = accountsOf(reply);
  localStorage.setItem(ALL, JSON.stringify(accounts));
  const first = firstOf(accounts);
  if (first) choose(first);
  else changed();
  return accounts;
}

/**
 * Chooses an account of the login. A visitor's drafts and files stay; drafts and files of another account are deleted
 * (`settleOwner`).
 */
export function choose(account: Account): void {
  localStorage.setItem(CHOSEN, JSON.stringify(account));
  changed();
}

/**
 * Chooses another account of the login without leaving the page, for example when the person changes the patient in a
 * wizard: the page is not rendered anew, and drafts and files stay.
 */
export function goOnAs(account: Account): void {
  seen = personOf(account);
  sessionStorage.setItem(OWNER, seen);
  choose(account);
}

/** Adds the record of a child to the accounts of the login. */
export const addAccount = (account: Account): void => storeAccounts([...getAccounts(), account]);

export const removeAccount = (id: string): void => storeAccounts(getAccounts().filter((one) => one.id !== id));

function storeAccounts(accounts: Account[]): void {
  localStorage.setItem(ALL, JSON.stringify(accounts));
  changed();
}

/** Stores the new token of this account after a password change; the other accounts of the login must sign in again. */
export function renewToken(token: string): void {
  const account = getAccount();
  if (account) replaceAccounts([{ ...account, token }]);
}

/** Applies changes that the person has made to the account, such as its name or picture. */
export function amendAccount(changes: Partial<Account>): void {
  const account = getAccount();
  if (!account) return;
  const amended = { ...account, ...changes };
  replaceAccounts(
    getAccounts().map((one) => (one.token === account.token ? amended : one)),
    amended,
  );
}

/**
 * Revokes every token of the login, on the server too. `keepalive` lets these requests finish when the person leaves
 * the page at once. Drafts are deleted in every tab: the next person at this device must not read them.
 */
export function signOut(): Promise<void> {
  endTokens(getAccounts());
  removeAccounts();
  // the sign-out is stored last: when another tab receives this change or the earlier one, the accounts are already
  // removed
  localStorage.setItem(SIGNED_OUT, crypto.randomUUID());
  changed();
  sessionStorage.clear();
  return deleteAccountCaches();
}

export function endTokens(accounts: Account[]): void {
  for (const { token } of accounts) {
    const headers = { authorization: `Bearer ${token}` };
    // without a connection the token stays valid until it expires; this device deletes it in any case
    if (token) fetch('/api/logout', { method: 'POST', headers, keepalive: true }).catch(() => {});
  }
}

/**
 * Ends the session when the server refuses its token. The late refusal of an older token does not end a newer session.
 * The drafts stay for the same person; files must be chosen again. A person who may no longer act for another patient
 * returns to their own account.
 */
export function expire(token: string): void {
  const account = getAccount();
  if (account?.token !== token) return;
  const own = actsForOther(account) && firstOf(getAccounts());
  if (own && own !== account) {
    removeAccount(account.id);
    return choose(own);
  }
  void removeAccountsHere();
  unheard = account;
  dispatchEvent(new Event(EXPIRED));
}

/** An account whose session expired before a listener was added; the first listener is called with it. */
let unheard: Account | null = null;

export function onExpired(listener: (account: Account) => void): () => void {
  const hear = () => {
    const account = unheard;
    unheard = null;
    if (account) listener(account);
  };
  addEventListener(EXPIRED, hear);
  hear();
  return () => removeEventListener(EXPIRED, hear);
}

export function subscribe(listener: () => void): () => void {
  return hearing([CHANGED, ...ELSEWHERE], listener);
}

export function getAccount(): Account | null {
  return read<Account | null>(CHOSEN, null);
}

export function getAccounts(): Account[] {
  return read<Account[]>(ALL, NONE);
}

export function getToken(): string | null {
  return getAccount()?.token ?? null;
}

/** Resolves as soon as the screen is not locked; until then a dashboard sends no requests. */
export function whenUnlocked(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isLocked(getAccount())) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}

/**
 * When another tab changes the session, deletes files and drafts of this tab in the same way as a change in this tab
 * does.
 */
export function followOtherTabs(): () => void {
  settleOwner();
  return hearing(ELSEWHERE, () => settleOwner() && changed());
}

/**
 * The number of times that the person at this tab has changed or signed out. When it grows, the whole page renders anew
 * (root.tsx).
 */
export const personTurn = (): number => turn;
let turn = 0;
/** The id of the signed-in person when `settleOwner` last ran. */
let seen: string | undefined;

/** Whether somebody was signed in at this tab and has not signed out. */
export const wasSignedIn = (): boolean => sessionStorage.getItem(OWNER) !== null;

/**
 * Called after each change of the session in any tab. Chosen files are deleted once another person or nobody is signed
 * in, even if the session only expired. If the person has changed or signed out, the page renders anew, and the drafts
 * of the previous person are deleted unless the new login has that account too. Returns whether the page renders anew.
 */
export function settleOwner(): boolean {
  const account = getAccount();
  const person = account ? personOf(account) : undefined;
  const owner = sessionStorage.getItem(OWNER);
  const signedOut = localStorage.getItem(SIGNED_OUT) ?? '';
  const hasLeft = owner !== null && owner !== person && (sessionStorage.getItem(HEARD) ?? '') !== signedOut;
  const isOther = owner !== null && account !== null && owner !== person;
  if (seen && seen !== person) clearFiles();
  seen = person;
  if (hasLeft || isOther) {
    if (!getAccounts().some((one) => personOf(one) === owner)) sessionStorage.clear();
    turn++;
  }
  if (person) sessionStorage.setItem(OWNER, person);
  if (signedOut) sessionStorage.setItem(HEARD, signedOut);
  return hasLeft || isOther;
}

/** Calls the listener when the session has ended in another tab. */
export function onGoneElsewhere(listener: () => void): () => void {
  return hearing(ELSEWHERE, () => {
    if (!getAccount()) listener();
  });
}

/**
 * Events after which this tab looks for a change of the session in another tab: `storage` at once, `pageshow` when the
 * page comes back from the browser's back-forward cache.
 */
const ELSEWHERE = ['storage', 'pageshow'];

function hearing(events: string[], hear: () => void): () => void {
  const listener = (event: Event) => {
    // `pageshow` is also sent after each normal load; only a page from the back-forward cache (`persisted`) has missed
    // changes
    if (event.type !== 'pageshow' || (event as PageTransitionEvent).persisted) hear();
  };
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Stores these accounts as those of the login, and chooses one of them. */
export function replaceAccounts(accounts: Account[], chosen = accounts[0]): void {
  localStorage.setItem(ALL, JSON.stringify(accounts));
  if (chosen) choose(chosen);
}

/**
 * Signs out on this device only: the tokens stay valid on the server, and the drafts stay in the tab. Resolves when the
 * offline caches are deleted too.
 */
export function removeAccountsHere(): Promise<void> {
  removeAccounts();
  changed();
  return deleteAccountCaches();
}

function removeAccounts(): void {
  localStorage.removeItem(ALL);
  localStorage.removeItem(CHOSEN);
  clearFiles();
}

function changed(): void {
  settleOwner();
  dispatchEvent(new Event(CHANGED));
}

const NONE: Account[] = [];
const parsed = new Map<string, { text: string; value: unknown }>();

/** Returns the same object as long as the stored text is the same: useSyncExternalStore requires that. */
function read<T>(key: string, otherwise: T): T {
  const text = localStorage.getItem(key);
  if (text === null) return otherwise;
  const known = parsed.get(key);
  if (known?.text === text) return known.value as T;
  try {
    const value = JSON.parse(text) as T;
    parsed.set(key, { text, value });
    return value;
  } catch {
    return otherwise;
  }
}
