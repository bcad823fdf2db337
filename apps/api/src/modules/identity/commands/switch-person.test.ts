import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { isPin } from '../domain/pins.ts';
import { hashOf } from '../../../platform/session.ts';
import { makeMember } from '../../../testing/people.ts';
import {
  answers,
  computer,
  eric,
  hospital,
  isOpen,
  jeanne,
  people,
  query,
  switchTo,
  test,
  tokenIn,
  usePinScenario,
} from '../../../testing/pin-scenario.ts';
import { password } from '../../../testing/shared-computers.ts';
import { password as passwordOfPatient, signUp } from '../../../testing/sign-up.ts';

usePinScenario();

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
