import { beforeEach, expect, it } from 'vitest';
import { storeFiles, storedFiles } from '../files/stored-files.ts';
import type { Account } from './accounts.ts';
import {
  amendAccount,
  choose,
  expire,
  followOtherTabs,
  getAccount,
  getAccounts,
  getToken,
  onExpired,
  onGoneElsewhere,
  personTurn,
  renewToken,
  settleOwner,
  signIn,
  signOut,
  subscribe,
} from './session.ts';

const stored = new Map<string, string>();
const drafts = new Map<string, string>();
const ended: string[] = [];
const page = new EventTarget();
Object.assign(globalThis, {
  sessionStorage: {
    clear: () => drafts.clear(),
    getItem: (key: string) => drafts.get(key) ?? null,
    setItem: (key: string, value: string) => void drafts.set(key, value),
  },
  fetch: (path: string, { method, headers }: { method: string; headers: { authorization: string } }) => {
    ended.push(`${method} ${path} ${headers.authorization}`);
    return Promise.reject(new TypeError('no connection'));
  },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});

const account = (type: Account['account_type'], token: string): Account => ({
  id: token,
  token,
  account_type: type,
  account_type_name: type,
  name: 'Aline',
  user_code: 'AB12',
  email: 'aline@example.org',
  phone: null,
});
const patient = account('patient', 'p');
const doctor = account('doctor', 'd');
/** The event of a page from the back-forward cache (`persisted`), or of one that has just loaded. */
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

beforeEach(() => {
  stored.clear();
  drafts.clear();
  ended.length = 0;
});

it('signing in chooses the account at once when there is only one', () => {
  signIn([{ patient }]);
  expect(getAccount()).toEqual(patient);
  expect(JSON.parse(stored.get('user_data') ?? '')).toEqual(patient);
});

it('signing in lets the person choose among several accounts', () => {
  signIn([{ patient }, { doctor }]);
  expect(getAccount()).toBeNull();
  expect(getAccounts()).toEqual([patient, doctor]);
  choose(doctor);
  expect(getToken()).toBe('d');
});

it('an administrator, who has one account, is signed in at once', () => {
  signIn(account('admin', 'a'));
  expect(getAccount()?.account_type).toBe('admin');
});

it('reading the session returns the same account object until it changes, and listeners are told of a change', () => {
  signIn([{ patient }]);
  expect(getAccount()).toBe(getAccount());
  let told = 0;
  const stop = subscribe(() => told++);
  void signOut();
  dispatchEvent(new Event('storage'));
  dispatchEvent(pageshow(true));
  stop();
  signIn([{ patient }]);
  expect(told).toBe(3);
});

it('a refused token ends its own session, and not a newer one', () => {
  const expired: string[] = [];
  const stop = onExpired(({ token }) => expired.push(token));
  signIn([{ patient }]);
  expire('older');
  expect(getToken()).toBe('p');
  expire('p');
  expire('p');
  stop();
  expect(getAccount()).toBeNull();
  expect(getAccounts()).toEqual([]);
  expect(expired).toEqual(['p']);
  expect(ended).toEqual([]);
});

it('the end of an expired session is reported once, also to a listener that is added later', () => {
  const expired: string[] = [];
  signIn([{ patient }]);
  expire('p');
  onExpired(({ token }) => expired.push(token))();
  onExpired(({ token }) => expired.push(token))();
  expect(expired).toEqual(['p']);
});

it('changing the password keeps only the account with the renewed token', () => {
  signIn([{ patient }, { doctor }]);
  choose(patient);
  renewToken('new');
  expect(getToken()).toBe('new');
  expect(getAccounts().map(({ token }) => token)).toEqual(['new']);
});

it('a changed name is shown everywhere, and the other accounts stay unchanged', () => {
  signIn([{ patient }, { doctor }]);
  choose(patient);
  amendAccount({ name: 'Aline Uwase' });
  expect(getAccount()).toEqual({ ...patient, name: 'Aline Uwase' });
  expect(getAccounts()).toEqual([{ ...patient, name: 'Aline Uwase' }, doctor]);
});

it('signing out ends every token on the server, and deletes the drafts', () => {
  signIn([{ patient }, { doctor }]);
  drafts.set('sign-up', '{"name":"Aline"}');
  void signOut();
  expect(ended).toEqual(['POST /api/logout Bearer p', 'POST /api/logout Bearer d']);
  expect(drafts.size).toBe(0);
});

it('the chosen files are deleted after signing out, after the session expired, and when another account is chosen', () => {
  const name = 'appointment:doctor';
  const paper = new File(['HIV'], 'result.pdf');
  const leave = { signOut, expiry: () => expire('p'), 'other account': () => choose(doctor) };
  for (const [how, left] of Object.entries(leave)) {
    storeFiles(name, [paper]);
    signIn([{ patient }, { doctor }]);
    choose(patient);
    expect(storedFiles(name), 'of a visitor who signs in').toEqual([paper]);
    choose(patient);
    expect(storedFiles(name), 'of the same account').toEqual([paper]);
    void left();
    expect(storedFiles(name), how).toEqual([]);
    void signOut();
  }
});

it('the drafts of an expired session are kept for the same person only', () => {
  const draft = ['draft:profile', '{"address":"Kigali"}'] as const;
  signIn([{ patient }]);
  drafts.set(...draft);
  expire('p');
  signIn([{ patient: { ...patient, token: 'p2' } }, { doctor }]);
  expect(drafts.get(draft[0])).toBe(draft[1]);
  choose({ ...patient, token: 'p2' });
  expire('p2');
  signIn([{ doctor }]);
  expect(drafts.get(draft[0])).toBeUndefined();
});

/** How often the act renders the page anew for another person. */
const turnsOf = (act: () => void) => {
  const before = personTurn();
  act();
  return personTurn() - before;
};
const elsewhere = () => dispatchEvent(new Event('storage'));
const puts = (account: Account | null) => {
  if (account) stored.set('user_data', JSON.stringify(account)).set('user_accounts', JSON.stringify([account]));
  else for (const key of ['user_data', 'user_accounts']) stored.delete(key);
};

it('the page is rendered anew for another account, chosen in this tab or in another one', () => {
  const stop = followOtherTabs();
  expect(
    turnsOf(() => signIn([{ patient }])),
    'of a visitor',
  ).toBe(0);
  expect(
    turnsOf(() => choose(doctor)),
    'chosen here',
  ).toBe(1);
  expect(
    turnsOf(() => (puts(patient), elsewhere())),
    'chosen in another tab',
  ).toBe(1);
  expect(
    turnsOf(() => (puts({ ...patient, token: 'p2' }), elsewhere())),
    'the same one again',
  ).toBe(0);
  expect(
    turnsOf(() => (puts(doctor), dispatchEvent(pageshow(true)))),
    'while the page lay in the cache',
  ).toBe(1);
  stop();
});

it('a request is not sent for the previous account when another tab has chosen another one, even before this tab is told', () => {
  signIn([{ patient }]);
  expect(settleOwner()).toBe(false);
  puts(doctor);
  expect(turnsOf(() => expect(settleOwner()).toBe(true))).toBe(1);
  expect(settleOwner()).toBe(false);
});

it('signing out in another tab deletes the drafts and the page in this one; an expired session keeps them', () => {
  const stop = followOtherTabs();
  signIn([{ patient }]);
  drafts.set('draft:letter', '{"text":"HIV"}');
  expect(
    turnsOf(() => (puts(null), elsewhere())),
    'expired',
  ).toBe(0);
  expect(drafts.has('draft:letter')).toBe(true);
  expect(
    turnsOf(() => (puts(patient), elsewhere())),
    'back',
  ).toBe(0);
  const signsOut = () => {
    puts(null);
    elsewhere();
    stored.set('signed_out', 'once');
    elsewhere();
  };
  expect(turnsOf(signsOut), 'signed out').toBe(1);
  expect(drafts.has('draft:letter')).toBe(false);
  drafts.set('draft:contact', '{}');
  expect(turnsOf(elsewhere), 'a visitor is nobody to leave').toBe(0);
  expect(turnsOf(() => (puts(doctor), elsewhere()))).toBe(0);
  expect(drafts.has('draft:contact')).toBe(true);
  stop();
});

it('files and drafts are also deleted when somebody signs out in another tab and somebody else signs in there', () => {
  const stop = followOtherTabs();
  const paper = new File(['HIV'], 'result.pdf');
  const happened = (now: Account | null) => (puts(now), elsewhere());
  happened(patient);
  storeFiles('order:shop', [paper]);
  drafts.set('draft:order:shop', '{"items":["HIV test"]}');
  happened(null);
  expect(storedFiles('order:shop')).toEqual([]);
  happened(patient);
  expect(drafts.has('draft:order:shop')).toBe(true);
  happened(doctor);
  expect(drafts.has('draft:order:shop')).toBe(false);
  stop();
});

it('signing out in another tab is reported in this tab; signing in there and signing out here are not', () => {
  let told = 0;
  const stop = onGoneElsewhere(() => told++);
  signIn([{ patient }]);
  dispatchEvent(new Event('storage'));
  dispatchEvent(pageshow(true));
  void signOut();
  dispatchEvent(pageshow(false));
  expect(told, 'the page has just loaded').toBe(0);
  dispatchEvent(new Event('storage'));
  stop();
  dispatchEvent(new Event('storage'));
  expect(told).toBe(1);
});

it('when the stored account is damaged the person counts as signed out', () => {
  stored.set('user_data', '{');
  expect(getAccount()).toBeNull();
});
