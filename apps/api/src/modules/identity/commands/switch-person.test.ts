import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPin } from '../domain/pins.ts';
import { hashOf } from '../../../platform/session.ts';
import { makeMember, makePlace, type Person } from '../../../testing/people.ts';
import {
  password,
  registerComputer,
  signInAt,
  type SignedMember,
  withPassword,
} from '../../../testing/shared-computers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { password as passwordOfPatient, signUp } from '../../../testing/sign-up.ts';

const day = 86_400_000;
let test: TestApp;
let hospital: Person;
let computer: { id: string; device_token: string };
let jeanne: SignedMember;
let eric: SignedMember;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
  computer = await registerComputer(test, hospital, 'Front desk');
  jeanne = await member('reception', 'Jeanne Mukamana', '271828');
  eric = await member('nurse', 'Eric Habimana', '314159');
});

/** Makes a member with this PIN, who has signed in with the password at the computer. */
async function member(role: 'reception' | 'nurse', name: string, pin: string): Promise<SignedMember> {
  const one = await signInAt(test, computer, await withPassword(test, await makeMember(test, hospital, role, name)));
  const { status } = await test.call('POST', '/sessions/pin', { token: one.token, body: { pin } });
  expect(status).toBe(200);
  return one;
}

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const people = async (device_token = computer.device_token) =>
  test.call('POST', '/sessions/people', { body: { device_token } });
const switchTo = ({ member_id }: { member_id: string }, pin: string, device_token = computer.device_token) =>
  test.call('POST', '/sessions/switch', { body: { device_token, member_id, pin } });
const tokenIn = ({ body }: { body: { data: { hospital: { token: string } }[] } }) => body.data[0]!.hospital.token;
const answers = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const isOpen = async (token: string) => (await test.call('GET', '/sessions', { token })).status === 200;

it('a PIN opens a session of its member at the computer, and the answer contains the name and role of the member', async () => {
  const { status, body } = await switchTo(jeanne, '271828');
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { hospital: { id: hospital.id, role: 'reception', member: { id: jeanne.member_id, name: 'Jeanne Mukamana' } } },
  ]);
  expect(await isOpen(tokenIn({ body }))).toBe(true);
  expect(answers(await switchTo(eric, '271828'))).toEqual([422, 'pin_wrong']);
});

it('the audit log contains the member to whom the computer was switched, their role, and the computer', async () => {
  await switchTo(eric, '314159');
  const lines = await query(
    `select membership_id, role, object, object_id, account_id, outcome from audit
      where action = 'session.switched' and account_id = $1`,
    [hospital.id],
  );
  const where = { object: 'shared_computer', object_id: computer.id, account_id: hospital.id, outcome: 'done' };
  expect(lines).toEqual([{ membership_id: eric.member_id, role: 'nurse', ...where }]);
});

it('a computer lists only the members who have signed in there, with the last one who used it first', async () => {
  await makeMember(test, hospital, 'cashier', 'Never Here');
  test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  await switchTo(jeanne, '271828');
  const { body } = await people();
  expect(body.data).toMatchObject({ account_name: 'Kabutare Hospital', computer_name: 'Front desk' });
  expect(body.data.people).toMatchObject([
    { member_id: jeanne.member_id, name: 'Jeanne Mukamana', role: 'reception', has_pin: true },
    { name: 'Eric Habimana', role: 'nurse', has_pin: true },
    { name: null, role: 'owner', has_pin: false },
  ]);
});

it('switching again at the same computer ends the session that the member had opened there by PIN before', async () => {
  const first = tokenIn(await switchTo(jeanne, '271828'));
  const second = tokenIn(await switchTo(jeanne, '271828'));
  expect([await isOpen(first), await isOpen(second), await isOpen(jeanne.token)]).toEqual([false, true, true]);
});

it('a PIN does not count as a password: an action that needs a recent password still asks for it', async () => {
  const token = tokenIn(await switchTo(jeanne, '271828'));
  const set = (body: object) => test.call('POST', '/sessions/pin', { token, body });
  expect(answers(await set({ pin: '161803' }))).toEqual([422, 'password_required']);
  expect((await set({ pin: '161803', password })).status).toBe(200);
});

describe('wrong PINs', () => {
  it('of twenty simultaneous wrong PINs exactly five are checked; then the member must set a new PIN with the password', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => switchTo(jeanne, '000000').then(answers)));
    expect(codes.filter(([, code]) => code === 'pin_wrong')).toHaveLength(4);
    expect(codes.filter(([, code]) => code === 'pin_ended')).toHaveLength(16);
    expect(await query('select pin_tries from membership where id = $1', [jeanne.member_id])).toEqual([
      { pin_tries: 5 },
    ]);
    expect(answers(await switchTo(jeanne, '271828'))).toEqual([422, 'pin_ended']);
    const listed = (await people()).body.data.people as { name: string; has_pin: boolean }[];
    expect(listed.find(({ name }) => name === 'Jeanne Mukamana')).toMatchObject({ has_pin: false });
    expect(listed.find(({ name }) => name === 'Eric Habimana')).toMatchObject({ has_pin: true });
    // after entering the password, the member can set a new PIN
    await test.call('POST', '/sessions/pin', { token: jeanne.token, body: { pin: '161803', password } });
    expect((await switchTo(jeanne, '161803')).status).toBe(200);
  });

  it('a wrong PIN is answered with the number of tries that are left, and the right PIN gives all tries back', async () => {
    expect((await switchTo(jeanne, '111112')).body.message).toBe('The PIN is not right. 4 tries are left.');
    for (let n = 0; n < 3; n++) await switchTo(jeanne, '111112');
    expect((await switchTo(jeanne, '271828')).status).toBe(200);
    expect((await switchTo(jeanne, '111112')).body.message).toBe('The PIN is not right. 4 tries are left.');
  });

  it('wrong PINs of one member do not end the PIN of another', async () => {
    for (let n = 0; n < 6; n++) await switchTo(jeanne, '111112');
    expect((await switchTo(eric, '314159')).status).toBe(200);
  });
});

describe('a PIN opens nothing', () => {
  it('at a computer where its member never signed in with the password', async () => {
    const other = await registerComputer(test, hospital, 'Ward');
    expect(answers(await switchTo(jeanne, '271828', other.device_token))).toEqual([422, 'pin_ended']);
    const elsewhere = await registerComputer(test, await makePlace(test, 'pharmacy'), 'Counter');
    expect(answers(await switchTo(jeanne, '271828', elsewhere.device_token))).toEqual([422, 'pin_ended']);
    expect(answers(await switchTo(jeanne, '271828', 'a token that nobody got'))).toEqual([404, 'computer_removed']);
    expect(answers(await switchTo({ member_id: 'x' }, '271828'))).toEqual([422, 'pin_ended']);
  });

  it('thirty days after the last sign-in with the password', async () => {
    const { now } = test.clock;
    try {
      test.clock.now = new Date(now.getTime() + 30 * day - 1_000);
      expect((await switchTo(jeanne, '271828')).status).toBe(200);
      test.clock.now = new Date(now.getTime() + 30 * day + 1_000);
      expect(answers(await switchTo(jeanne, '271828'))).toEqual([422, 'pin_ended']);
      expect((await people()).body.data.people).toEqual([]);
    } finally {
      test.clock.now = now;
    }
  });

  it('once its member was removed: the member is no longer listed, and the PIN is deleted from the database', async () => {
    const token = tokenIn(await switchTo(jeanne, '271828'));
    await query('update membership set until = now() where id = $1', [jeanne.member_id]);
    expect(await isOpen(token)).toBe(false);
    expect(answers(await switchTo(jeanne, '271828'))).toEqual([422, 'pin_ended']);
    expect((await people()).body.data.people.map(({ name }: { name: string }) => name)).not.toContain(
      'Jeanne Mukamana',
    );
    expect(await query('select pin_hash from membership where id = $1', [jeanne.member_id])).toEqual([
      { pin_hash: null },
    ]);
  });

  it('after a new password, until the member has signed in with that and set a PIN again', async () => {
    const token = tokenIn(await switchTo(jeanne, '271828'));
    const body = { old_password: password, new_password: 'Umuhanda-mushya-8', confirm_password: 'Umuhanda-mushya-8' };
    expect((await test.call('POST', '/hospital/change_password', { token, body })).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect(answers(await switchTo(jeanne, '271828'))).toEqual([422, 'pin_ended']);
    await signInAt(test, computer, { ...jeanne, password: 'Umuhanda-mushya-8' });
    expect(answers(await switchTo(jeanne, '271828'))).toEqual([422, 'pin_ended']);
  });
});

it('a copy of the database alone does not reveal a PIN, because its hash includes a key of the configuration', async () => {
  const [row] = await query<{ pin_hash: string }>('select pin_hash from membership where id = $1', [jeanne.member_id]);
  const { config } = test.platform;
  expect(row!.pin_hash).toMatch(/^\$argon2id\$/);
  expect(await isPin(config, jeanne.member_id, '271828', row!.pin_hash)).toBe(true);
  const otherKey = { ...config, fileSigningKey: 'the key of somebody who has the database only' };
  expect(await isPin(otherKey, jeanne.member_id, '271828', row!.pin_hash)).toBe(false);
  expect(await isPin(config, eric.member_id, '271828', row!.pin_hash)).toBe(false);
  for (const guess of ['271828', `${jeanne.member_id}271828`]) expect(await verify(row!.pin_hash, guess)).toBe(false);
});

it('the token of a computer is stored only as its hash', async () => {
  expect(await query('select token_hash from shared_computer where id = $1', [computer.id])).toEqual([
    { token_hash: hashOf(computer.device_token) },
  ]);
});

it('a person who signs in with the token of another provider’s computer is not added to the list of that computer', async () => {
  const { email } = await signUp(test);
  const body = { email, password: passwordOfPatient, device_token: computer.device_token };
  expect((await test.call('POST', '/login', { body })).status).toBe(200);
  expect((await people()).body.data.people).toHaveLength(3);
});
