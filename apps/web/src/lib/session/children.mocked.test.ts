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

it('a mother who signs in acts for her own account at once, and must choose only if she has several accounts of her own', () => {
  signIn([{ patient }, { patient: child }]);
  expect(getAccount()).toEqual(patient);
  signIn([{ patient }, { doctor }, { patient: child }]);
  expect(getAccounts()).toHaveLength(3);
});

it('a person whose only account is the record of a child acts for this child at once after signing in', () => {
  signIn([{ patient: child }]);
  expect(getAccount()).toEqual(child);
});

it('adding a child adds its record to the accounts of the login, and removing the child removes it', () => {
  signIn([{ patient }]);
  addAccount(child);
  expect([getAccount(), getAccounts()]).toEqual([patient, [patient, child]]);
  removeAccount(child.id);
  expect(getAccounts()).toEqual([patient]);
});

it('switching to a child within a page keeps the page, the typed text and the files, but switching accounts in the menu renders the page anew', () => {
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

it('a person who may no longer act for a child returns to their own account, which stays signed in', () => {
  signIn([{ patient }, { patient: child }]);
  choose(child);
  expire(child.token);
  expect([getAccount(), getAccounts()]).toEqual([patient, [patient]]);
});
