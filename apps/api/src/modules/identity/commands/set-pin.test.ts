import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, makeMember, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { registerComputer, setPin, signInAt, switchTo, withPassword } from '../../../testing/shared-computers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let pharmacy: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  pharmacy = await makePlace(test, 'pharmacy', { name: 'Kipharma' });
});

/** Sets up the second factor of a person; returns one of the recovery codes, each of which signs in once. */
async function enrolFactor({ token }: Person): Promise<string> {
  const { secret } = (await test.call('POST', '/second_factor', { token, body: {} })).body.data;
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now.getTime() });
  return (await test.call('PUT', '/second_factor', { token, body: { otp } })).body.data.recovery_codes[0];
}

describe('the PIN of a member', () => {
  it.each(['000000', '777777', '123456', '12345', '1234567', 'abcdef', '12 456'])('cannot be "%s"', async (pin) => {
    expect((await setPin(test, pharmacy, pin)).status).toBe(422);
    expect((await test.call('GET', '/sessions/pin', { token: pharmacy.token })).body.data).toEqual({ set: false });
  });

  it('can be set and removed by each member of a provider, but not by patients and administrators', async () => {
    const nurse = await makeMember(test, await makePlace(test, 'hospital'), 'nurse', 'Eric');
    for (const member of [pharmacy, nurse, await makeDoctor(test)]) {
      expect((await setPin(test, member, '271828')).status).toBe(200);
      expect((await test.call('GET', '/sessions/pin', { token: member.token })).body.data).toEqual({ set: true });
    }
    expect((await test.call('DELETE', '/sessions/pin', { token: nurse.token })).status).toBe(200);
    expect((await test.call('GET', '/sessions/pin', { token: nurse.token })).body.data).toEqual({ set: false });
    expect((await test.call('GET', '/sessions/pin', { token: pharmacy.token })).body.data).toEqual({ set: true });
    for (const person of [await makePatient(test), await makeAdmin(test)])
      expect((await setPin(test, person, '271828')).body.code).toBe('not_permitted');
  });

  it('opens a session, if the member has a second factor, only where they signed in with both password and factor', async () => {
    const computer = await registerComputer(test, pharmacy, 'Counter');
    const rose = await withPassword(test, await makeMember(test, pharmacy, 'manager', 'Rose'));
    const before = await signInAt(test, computer, rose);
    await setPin(test, before, '271828');
    const spareCode = await enrolFactor(before);
    // the earlier sign-in without the second factor no longer allows a switch by PIN
    expect((await switchTo(test, computer, before.member_id, '271828')).body.code).toBe('pin_ended');
    const after = await signInAt(test, computer, rose, spareCode);
    await setPin(test, after, '271828');
    expect((await switchTo(test, computer, after.member_id, '271828')).status).toBe(200);
  });
});
