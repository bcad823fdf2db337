import { describe, expect, it } from 'vitest';
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
import { makePlace } from '../../../testing/people.ts';
import { password, registerComputer, signInAt } from '../../../testing/shared-computers.ts';

const day = 86_400_000;

usePinScenario();

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
