import { forgetOwnThings } from '../offline/forget.ts';
import { forgetFiles } from '../wizard/kept-files.ts';
import { accountsOf, type Account, type LoginReply } from './accounts.ts';

const CHOSEN = 'user_data';
const ALL = 'user_accounts';
const CHANGED = 'ivuriro:session';
/** Whose session ended with drafts left in this tab. */
const LEFT = 'left_account';
const EXPIRED = 'ivuriro:session-expired';

/** Keeps the accounts of a login. One is entered at once; with several the person chooses. */
export function signIn(reply: LoginReply): Account[] {
  const accounts = accountsOf(reply);
  endDrafts(getAccount()?.id, accounts);
  localStorage.setItem(ALL, JSON.stringify(accounts));
  const only = accounts.length === 1 ? accounts[0] : undefined;
  if (only) choose(only);
  else changed();
  return accounts;
}

/** A visitor's papers go along to the account that is entered; those of one account not to another. */
export function choose(account: Account): void {
  const before = getAccount();
  if (before && before.id !== account.id) forgetFiles();
  localStorage.setItem(CHOSEN, JSON.stringify(account));
  changed();
}

/** After a password change every token of the login has ended; this account has a new one, the others sign in again. */
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
 * Ends every token of the login on the server too; `keepalive`, because the page may be left at once.
 * With the accounts go the drafts: the next person at this device must not read them.
 */
export function signOut(): Promise<void> {
  for (const { token } of getAccounts()) {
    const headers = { authorization: `Bearer ${token}` };
    // Without a connection the token dies of age; here it is forgotten either way.
    fetch('/api/logout', { method: 'POST', headers, keepalive: true }).catch(() => {});
  }
  sessionStorage.clear();
  return forget();
}

/**
 * The token was refused. A late answer to an older token must not end the session that followed it.
 * The drafts wait for the same person; the papers are chosen again.
 */
export function expire(token: string): void {
  const account = getAccount();
  if (account?.token !== token) return;
  sessionStorage.setItem(LEFT, account.id);
  void forget();
  unheard = account;
  dispatchEvent(new Event(EXPIRED));
}

/** A page may ask before whoever tells the person is there to hear: it is told as soon as it listens. */
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

/** Another tab signed out or took another account: papers and drafts of this tab end as if it were here. */
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

/** Nobody is signed in any more, and it did not come to pass here. */
export function onGoneElsewhere(listener: () => void): () => void {
  return hearing(ELSEWHERE, () => {
    if (!getAccount()) listener();
  });
}

/** Another tab, and what came to pass while the browser had put this page aside. */
const ELSEWHERE = ['storage', 'pageshow'];

function hearing(events: string[], hear: () => void): () => void {
  for (const event of events) addEventListener(event, hear);
  return () => {
    for (const event of events) removeEventListener(event, hear);
  };
}

/** The next login does not know the account that was here before: its drafts are another person's. */
function endDrafts(before: string | undefined, accounts: Account[]): void {
  const owner = before ?? sessionStorage.getItem(LEFT);
  if (owner && !accounts.some(({ id }) => id === owner)) sessionStorage.clear();
}

function replaceAccounts(accounts: Account[], chosen = accounts[0]): void {
  localStorage.setItem(ALL, JSON.stringify(accounts));
  if (chosen) choose(chosen);
}

/** Without an end for the tokens or the drafts. Resolves when the device has forgotten too. */
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

/** The same text gives the same object, which useSyncExternalStore asks for. */
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
