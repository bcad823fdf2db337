import { expect, it } from 'vitest';
import { storeFiles, storedFiles } from '../files/stored-files.ts';
import type { Account } from './accounts.ts';
import { choose, followOtherTabs, onGoneElsewhere, personTurn, settleOwner, signIn, signOut } from './session.ts';
import { stored, patient, doctor, pageshow, drafts } from './session-fakes.ts';

/** Returns how many times `act` makes the whole page render anew, as happens when the person changes. */
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

it('the page is rendered anew when another account is chosen, in this tab or in another one', () => {
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

it('when another tab has chosen another account, this tab sends no request for the previous one, even before it learns of the change', () => {
  signIn([{ patient }]);
  expect(settleOwner()).toBe(false);
  puts(doctor);
  expect(turnsOf(() => expect(settleOwner()).toBe(true))).toBe(1);
  expect(settleOwner()).toBe(false);
});

it('signing out in another tab deletes the drafts of this tab and renders its page anew, but an expired session keeps both', () => {
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

it('files and drafts are also deleted when one person signs out in another tab and another person signs in there', () => {
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

it('a listener is called after a sign-out in another tab, but not after a page load or while the person is signed in', () => {
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
