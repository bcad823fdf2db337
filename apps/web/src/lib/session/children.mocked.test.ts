import { expect, it } from 'vitest';
import { storeFiles, storedFiles } from '../files/stored-files.ts';
import {
  addAccount,
  choose,
  expire,
  getAccount,
  getAccounts,
  goOnAs,
  personTurn,
  removeAccount,
  signIn,
} from './session.ts';
import { child, doctor, drafts, patient } from './session-fakes.ts';

it('a mother who signs in is in her own account at once, and chooses only when she has several of her own', () => {
  signIn([{ patient }, { patient: child }]);
  expect(getAccount()).toEqual(patient);
  signIn([{ patient }, { doctor }, { patient: child }]);
  expect(getAccounts()).toHaveLength(3);
});

it('who acts for a child only is in the record of this child at once', () => {
  signIn([{ patient: child }]);
  expect(getAccount()).toEqual(child);
});

it('a child that was added can be acted for, and one that was removed cannot', () => {
  signIn([{ patient }]);
  addAccount(child);
  expect([getAccount(), getAccounts()]).toEqual([patient, [patient, child]]);
  removeAccount(child.id);
  expect(getAccounts()).toEqual([patient]);
});

it('switching to a child inside of a page keeps the page, the typed text and the files; switching accounts in the menu opens a new page', () => {
  const paper = new File(['x'], 'result.pdf');
  signIn([{ patient }, { patient: child }]);
  choose(patient);
  drafts.set('draft:appointment', '{}');
  storeFiles('appointment:doctor', [paper]);
  const turn = personTurn();
  goOnAs(child);
  expect([getAccount(), personTurn()]).toEqual([child, turn]);
  expect([drafts.get('draft:appointment'), storedFiles('appointment:doctor')]).toEqual(['{}', [paper]]);
  choose(patient);
  expect([personTurn(), storedFiles('appointment:doctor')]).toEqual([turn + 1, []]);
});

it('who may no longer act for a child is back in their own account, which stays signed in', () => {
  signIn([{ patient }, { patient: child }]);
  choose(child);
  expire(child.token);
  expect([getAccount(), getAccounts()]).toEqual([patient, [patient]]);
});
