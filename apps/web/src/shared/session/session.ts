import { forgetOwnThings } from '../offline/forget.ts';
import { forgetFiles } from '../wizard/kept-files.ts';
import { accountsOf, type Account, type LoginReply } from './accounts.ts';

const CHOSEN = 'user_data';
const ALL = 'user_accounts';
const CHANGED = 'ivuriro:session';
/** The id of the account whose session ended with drafts left in this tab. */
const LEFT = 'left_account';
const EXPIRED = 'ivuriro:session-expired';

/** Stores the accounts of a login. A single one is chosen at once; of several the person chooses one. */
export function signIn(reply: LoginReply): Account[] {
  const accounts = accountsOf(reply);
  endDrafts(getAccount()?.id, accounts);
  localStorage.setItem(ALL, JSON.stringify(accounts));
  const only = accounts.length === 1 ? accounts[0] : undefined;
  if (only) choose(only);
  else changed();
  return accounts;
}

/** Files chosen as a visitor stay for the account that is chosen; those of another account are forgotten. */
export function choose(account: Account): void {
  const before = getAccount();
  if (before && before.id !== account.id) forgetFiles();
  localStorage.setItem(CHOSEN, JSON.stringify(account));
  changed();
}

/** After a password change: this account has a new token, the other accounts of the login must sign in again. */
export function renewToken(token: string): void {
  const account = getAccount();
  if (account) replaceAccounts([{ ...account, token }]);
}

/** What the person has just changed about this account, like its name or picture. */
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
 * Ends every token of the login, on the server too; `keepalive`, because the page may be left at once. The drafts are
 * deleted as well: the next person at this device must not read them.
 */
export function signOut(): Promise<void> {
  for (const { token } of getAccounts()) {
    const headers = { authorization: `Bearer ${token}` };
    // without a connection the token ends by its age; here it is forgotten in any case
    fetch('/api/logout', { method: 'POST', headers, keepalive: true }).catch(() => {});
  }
  sessionStorage.clear();
  return forget();
}

/**
 * The token was refused; ignored for an older token, whose late answer must not end the newer session. Drafts are kept for
 * the same person, files have to be chosen again.
 */
export function expire(token: string): void {
  const account = getAccount();
  if (account?.token !== token) return;
  sessionStorage.setItem(LEFT, account.id);
  void forget();
  unheard = account;
  dispatchEvent(new Event(EXPIRED));
}

/** An expiry before anything listened to `onExpired`: told as soon as something does. */
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

/** After another tab signs out or chooses another account: ends files and drafts of this tab as if it had happened here. */
export function followOtherTabs(): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== CHOSEN) return;
    const [before, now] = [oldValue, newValue].map((text) => (text ? (JSON.parse(text) as Account).id : undefined));
    if (before && before !== now) {
      forgetFiles();
      sessionStorage.setItem(LEFT, before);
    }
    if (now) endDrafts(before, getAccounts());
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Listens for a sign-out that happened in another tab. */
export function onGoneElsewhere(listener: () => void): () => void {
  return hearing(ELSEWHERE, () => {
    if (!getAccount()) listener();
  });
}

/** Changes by another tab, also while the browser had this page in its back-forward cache. */
const ELSEWHERE = ['storage', 'pageshow'];

function hearing(events: string[], hear: () => void): () => void {
  for (const event of events) addEventListener(event, hear);
  return () => {
    for (const event of events) removeEventListener(event, hear);
  };
}

/** Deletes the drafts when the new login does not have the account that they belong to. */
function endDrafts(before: string | undefined, accounts: Account[]): void {
  const owner = before ?? sessionStorage.getItem(LEFT);
  if (owner && !accounts.some(({ id }) => id === owner)) sessionStorage.clear();
}

function replaceAccounts(accounts: Account[], chosen = accounts[0]): void {
  localStorage.setItem(ALL, JSON.stringify(accounts));
  if (chosen) choose(chosen);
}

/** Signs out on this device, without ending the tokens or deleting the drafts. Resolves when offline copies are gone too. */
export function forget(): Promise<void> {
  localStorage.removeItem(ALL);
  localStorage.removeItem(CHOSEN);
  forgetFiles();
  changed();
  return forgetOwnThings();
}

function changed(): void {
  dispatchEvent(new Event(CHANGED));
}

const NONE: Account[] = [];
const parsed = new Map<string, { text: string; value: unknown }>();

/** The same text gives the same object, as useSyncExternalStore requires. */
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
