import { beforeEach, expect, it } from 'vitest';
import { enterInstead, lock, lockWhenIdle, noteActivity } from './lock.ts';
import { getAccount, getAccounts, getToken, personTurn, settleOwner, signIn, whenUnlocked } from './session.ts';
import { account, doctor, drafts, ended, patient, stored } from './session-fakes.ts';

const minute = 60_000;
const member = (id: string, token: string) => ({ ...account('hospital', token), id: 'h', member: { id, name: id } });
const [jeanne, eric] = [member('jeanne', 'jeannes-token'), member('eric', 'erics-token')];
beforeEach(() => {
  signIn([{ hospital: jeanne }]);
  ended.length = 0;
});

it('locking the screen ends every session of the login and deletes its tokens, but the account stays chosen', () => {
  signIn([{ patient }, { doctor }]);
  stored.set('user_data', JSON.stringify(doctor));
  lock();
  expect(ended).toEqual(['POST /api/logout Bearer p', 'POST /api/logout Bearer d']);
  expect([getAccount()?.id, getToken(), getAccounts().length]).toEqual(['d', '', 1]);
  expect([...stored.values()].join(' ')).not.toMatch(/"token":"[pd]"/);
  lock();
  expect(ended).toHaveLength(2);
});

it('after a lock, the same person finds the page and its drafts again, and another person gets a new page without the drafts', async () => {
  drafts.set('draft:letter', '{}');
  lock();
  let waits = true;
  void whenUnlocked().then(() => (waits = false));
  const turn = personTurn();
  await Promise.resolve();
  expect(waits).toBe(true);
  enterInstead([{ hospital: { ...jeanne, token: 'new' } }]);
  await Promise.resolve();
  await Promise.resolve();
  expect([waits, personTurn() - turn, drafts.has('draft:letter')]).toEqual([false, 0, true]);
  lock();
  enterInstead([{ hospital: eric }]);
  expect([personTurn() - turn, drafts.has('draft:letter')]).toEqual([1, false]);
});

it('when another member of the same account takes over the computer, the session of the first member ends', () => {
  const turn = personTurn();
  enterInstead([{ hospital: eric }]);
  expect(ended).toEqual(['POST /api/logout Bearer jeannes-token']);
  expect([getToken(), personTurn() - turn, settleOwner()]).toEqual(['erics-token', 1, false]);
});

it('the screen locks after ten minutes without activity, counted anew for each session', () => {
  noteActivity(0);
  noteActivity(9 * minute);
  lockWhenIdle(18 * minute);
  expect(getToken()).toBe('jeannes-token');
  lockWhenIdle(19 * minute);
  expect(getToken()).toBe('');
  // the new session has no recorded activity yet, so it is not locked as idle
  enterInstead([{ hospital: eric }]);
  lockWhenIdle(60 * minute);
  noteActivity(60 * minute);
  expect(getToken()).toBe('erics-token');
});

it('a computer that slept for more than ten minutes locks at the first touch', () => {
  noteActivity(0);
  noteActivity(11 * minute);
  expect(getToken()).toBe('');
});
