import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overlap } from '../../../testing/overlap.ts';
import { makeAdmin, makeMember, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import {
  type Computer,
  password,
  registerComputer,
  setPin,
  type SignedMember,
  signInAt,
  switchTo,
  withPassword,
} from '../../../testing/shared-computers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tidy } from '../jobs/retention.ts';

const day = 86_400_000;
let test: TestApp;
let pharmacy: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  pharmacy = await makePlace(test, 'pharmacy', { name: 'Kipharma' });
});

const register = ({ token }: Person, body: object = { name: 'Counter' }) =>
  test.call('POST', '/devices', { token, body });
const list = ({ token }: Person) => test.call('GET', '/devices', { token });
const remove = ({ token }: Person, { id }: Computer) => test.call('DELETE', `/devices/${id}`, { token });

describe('registering a shared computer', () => {
  it('owners and managers register, list and remove the shared computers of their provider', async () => {
    const manager = await makeMember(test, pharmacy, 'manager', 'Rose');
    const first = await registerComputer(test, pharmacy, 'Counter');
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    const { id } = await registerComputer(test, manager, 'Store');
    expect((await list(pharmacy)).body.data).toMatchObject([
      { id, name: 'Store' },
      { id: first.id, name: 'Counter' },
    ]);
    expect((await remove(manager, first)).status).toBe(200);
    expect((await list(pharmacy)).body.data).toMatchObject([{ id }]);
  });

  it('a member with another role, a patient and an administrator can neither register nor list nor remove one', async () => {
    const assistant = await makeMember(test, pharmacy, 'assistant', 'Ines');
    const computer = await registerComputer(test, pharmacy, 'Counter');
    for (const { status, body } of [
      await register(assistant),
      await list(assistant),
      await remove(assistant, computer),
    ])
      expect([status, body.code]).toEqual([403, 'not_permitted']);
    for (const person of [await makePatient(test), await makeAdmin(test)]) {
      expect((await register(person)).body.code).toBe('not_permitted');
      expect((await list(person)).body.code).toBe('not_permitted');
      expect((await remove(person, computer)).body.code).toBe('not_permitted');
    }
    expect((await remove(await makePlace(test, 'pharmacy'), computer)).status).toBe(404);
    expect((await list(pharmacy)).body.data).toHaveLength(1);
  });

  it('a computer can be registered only with a recently entered password', async () => {
    const { now } = test.clock;
    try {
      test.clock.now = new Date(now.getTime() + 16 * 60_000);
      expect((await register(pharmacy)).body.code).toBe('password_required');
      await withPassword(test, pharmacy);
      expect((await register(pharmacy, { name: 'Counter', password })).status).toBe(201);
    } finally {
      test.clock.now = now;
    }
  });

  it('a provider can register at most fifty computers, even when several are registered at the same time', async () => {
    for (let n = 0; n < 48; n++) await registerComputer(test, pharmacy, `Counter ${n}`);
    const statuses = await Promise.all(
      Array.from({ length: 4 }, () => register(pharmacy).then(({ status }) => status)),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect((await list(pharmacy)).body.data).toHaveLength(50);
  });
});

it('removing a computer ends the sessions that were opened there by PIN, and a PIN no longer opens a session there', async () => {
  const computer = await registerComputer(test, pharmacy, 'Counter');
  const rose = await signInAt(
    test,
    computer,
    await withPassword(test, await makeMember(test, pharmacy, 'manager', 'R')),
  );
  await setPin(test, rose, '271828');
  const { body } = await switchTo(test, computer, rose.member_id, '271828');
  const byPin = body.data[0].pharmacy.token as string;
  const sessions = (token: string) => test.call('GET', '/sessions', { token });
  expect((await sessions(byPin)).status).toBe(200);
  await remove(pharmacy, computer);
  expect((await sessions(byPin)).status).toBe(401);
  expect((await sessions(rose.token)).status).toBe(200);
  expect((await switchTo(test, computer, rose.member_id, '271828')).body.code).toBe('computer_removed');
  const { device_token } = computer;
  expect((await test.call('POST', '/sessions/people', { body: { device_token } })).status).toBe(404);
});

describe('switching the person while the shared computer is being removed leaves no session behind', () => {
  let rose: SignedMember;
  let computer: Computer;
  beforeEach(async () => {
    computer = await registerComputer(test, pharmacy, 'Counter');
    rose = await signInAt(test, computer, await withPassword(test, await makeMember(test, pharmacy, 'manager', 'R')));
    await setPin(test, rose, '271828');
  });
  const switchRose = () => switchTo(test, computer, rose.member_id, '271828');
  const removeIt = () => remove(pharmacy, computer);
  const sessionsLeft = async () =>
    (await test.platform.pool.query('select from session where shared_computer_id = $1', [computer.id])).rowCount;

  it('when the removal comes first, the waiting switch is refused', async () => {
    const [removed, switched] = await overlap(test, removeIt, switchRose);
    expect([removed.status, switched.body.code, await sessionsLeft()]).toEqual([200, 'computer_removed', 0]);
  });

  it('when the switch comes first, the waiting removal ends its session', async () => {
    const [switched, removed] = await overlap(test, switchRose, removeIt);
    expect([switched.status, removed.status, await sessionsLeft()]).toEqual([200, 200, 0]);
  });
});

it('a member is deleted from the list of a shared computer 30 days after their last sign-in there, and the computer itself after half a year without use', async () => {
  const computer = await registerComputer(test, pharmacy, 'Counter');
  const rows = async (table: string, column: string) =>
    (await test.platform.pool.query(`select from ${table} where ${column} = $1`, [computer.id])).rowCount;
  const later = (days: number) => new Date(test.clock.now.getTime() + days * day);
  await tidy({}, { ...test.platform, now: () => later(31) });
  expect([await rows('shared_computer', 'id'), await rows('shared_computer_member', 'computer_id')]).toEqual([1, 0]);
  await tidy({}, { ...test.platform, now: () => later(181) });
  expect(await rows('shared_computer', 'id')).toBe(0);
});
