import { expect, it } from 'vitest';
import { storeFiles, storedFiles } from '../files/stored-files.ts';
import {
  amendAccount,
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
import { patient, stored, doctor, account, pageshow, ended, drafts } from './session-fakes.ts';

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

it('reading the session returns the same account object until it changes, and listeners are called after each change', () => {
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

it('the refusal of a token ends the session of this token, and not a newer session', () => {
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

it('the end of an expired session is reported only once, even if the listener is added later', () => {
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

it('a changed name is stored in the chosen account and in the list of accounts, and the other accounts stay unchanged', () => {
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

it('files that were chosen in a form are dropped after signing out, after the session expired, and when the person changes to another account', () => {
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

it('when the stored account is damaged the person counts as signed out', () => {
  stored.set('user_data', '{');
  expect(getAccount()).toBeNull();
});
