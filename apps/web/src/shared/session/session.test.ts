import { beforeEach, expect, it } from 'vitest';
import type { Account } from './accounts.ts';
import {
  choose,
  expire,
  getAccount,
  getAccounts,
  getToken,
  onExpired,
  renewToken,
  signIn,
  signOut,
  subscribe,
} from './session.ts';

const stored = new Map<string, string>();
const page = new EventTarget();
Object.assign(globalThis, {
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

beforeEach(() => stored.clear());

it('enters the only account at once', () => {
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

it('takes the one record of the administrator', () => {
  signIn(account('admin', 'a'));
  expect(getAccount()?.account_type).toBe('admin');
});

it('gives the same object while nothing changed, and tells when something did', () => {
  signIn([{ patient }]);
  expect(getAccount()).toBe(getAccount());
  let told = 0;
  const stop = subscribe(() => told++);
  signOut();
  stop();
  signIn([{ patient }]);
  expect(told).toBe(1);
});

it('ends the session of a refused token, and not the one that followed it', () => {
  const ended: string[] = [];
  const stop = onExpired(({ token }) => ended.push(token));
  signIn([{ patient }]);
  expire('older');
  expect(getToken()).toBe('p');
  expire('p');
  expire('p');
  stop();
  expect(getAccount()).toBeNull();
  expect(getAccounts()).toEqual([]);
  expect(ended).toEqual(['p']);
});

it('keeps the accounts when a password change renews a token', () => {
  signIn([{ patient }, { doctor }]);
  choose(patient);
  renewToken('new');
  expect(getToken()).toBe('new');
  expect(getAccounts().map(({ token }) => token)).toEqual(['d', 'new']);
});

it('reads a damaged record as signed out', () => {
  stored.set('user_data', '{');
  expect(getAccount()).toBeNull();
});
