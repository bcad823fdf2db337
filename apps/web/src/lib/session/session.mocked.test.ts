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
/** Of a page from the back-forward cache, or of one that has just loaded. */
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

beforeEach(() => {
  stored.clear();
  drafts.clear();
  ended.length = 0;
});

it('chooses the only account at once', () => {
  signIn([{ patient }]);
  expect(getAccount()).toEqual(patient);
  expect(JSON.parse(stored.get('user_data') ?? '')).toEqual(patient);
});

it('lets the person choose among several', () => {
  signIn([{ patient }, { doctor }]);
  expect(getAccount()).toBeNull();
  expect(getAccounts()).toEqual([patient, doctor]);
  choose(doctor);
  expect(getToken()).toBe('d');
});

it('signs the administrator in, whose login has one account', () => {
  signIn(account('admin', 'a'));
  expect(getAccount()?.account_type).toBe('admin');
});

it('returns the same account object until it changes, and then tells its listeners', () => {
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

it('ends the session of a refused token, and not a newer session', () => {
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

it('reports an expiry once, also to a listener that is added later', () => {
  const expired: string[] = [];
  signIn([{ patient }]);
  expire('p');
  onExpired(({ token }) => expired.push(token))();
  onExpired(({ token }) => expired.push(token))();
  expect(expired).toEqual(['p']);
});

it('keeps only the account with the renewed token after a password change', () => {
  signIn([{ patient }, { doctor }]);
  choose(patient);
  renewToken('new');
  expect(getToken()).toBe('new');
  expect(getAccounts().map(({ token }) => token)).toEqual(['new']);
});

it('shows a changed name everywhere and leaves the other accounts alone', () => {
  signIn([{ patient }, { doctor }]);
  choose(patient);
  amendAccount({ name: 'Aline Uwase' });
  expect(getAccount()).toEqual({ ...patient, name: 'Aline Uwase' });
  expect(getAccounts()).toEqual([{ ...patient, name: 'Aline Uwase' }, doctor]);
});

it('ends every token on the server at a sign-out, and deletes the drafts', () => {
  signIn([{ patient }, { doctor }]);
  drafts.set('sign-up', '{"name":"Aline"}');
  void signOut();
  expect(ended).toEqual(['POST /api/logout Bearer p', 'POST /api/logout Bearer d']);
  expect(drafts.size).toBe(0);
});

it('deletes the chosen files after signing out, after the session expired, and when another account is chosen', () => {
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

it('keeps the drafts of an expired session for the same person only', () => {
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

it('renders the page anew for another account, chosen in this tab or in another one', () => {
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

it('detects another account before a request is sent, without an event', () => {
  signIn([{ patient }]);
  expect(settleOwner()).toBe(false);
  puts(doctor);
  expect(turnsOf(() => expect(settleOwner()).toBe(true))).toBe(1);
  expect(settleOwner()).toBe(false);
});

it('drops drafts and page after a sign-out in another tab, and keeps them when the session only expired', () => {
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

it('deletes files and drafts also when another tab signs out and somebody else signs in there', () => {
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

it('reports a sign-out in another tab, and no sign-in and no sign-out in this tab', () => {
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

it('a damaged stored account counts as signed out', () => {
  stored.set('user_data', '{');
  expect(getAccount()).toBeNull();
});
