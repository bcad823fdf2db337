import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodyListens } from '../../../platform/realtime/realtime.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tidy } from '../jobs/retention.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const login = (email: string, word = password, headers: Record<string, string> = {}) =>
  test.call('POST', '/login', { body: { email, password: word }, headers });

describe('sessions', () => {
  const details = (token: string) => test.call('GET', '/patient/details', { token });

  it('signing out ends the current session only', async () => {
    const { email, token } = await signUp(test);
    const other = (await login(email)).body.data[0].patient.token;
    expect((await test.call('POST', '/logout', { token })).status).toBe(200);
    expect((await details(token)).status).toBe(401);
    expect((await details(other)).status).toBe(200);
  });

  it('a person sees their sessions with the device of each, and can end one of them or all others', async () => {
    const { email, token } = await signUp(test);
    const phone =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
    const second = (await login(email, password, { 'user-agent': phone })).body.data[0].patient.token;
    const third = (await login(email)).body.data[0].patient.token;
    const { body } = await test.call('GET', '/sessions', { token });
    expect(body.data).toHaveLength(3);
    expect(body.data.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const onPhone = body.data.find(({ device }: { device: string }) => device === 'Chrome on Android');
    expect((await test.call('DELETE', `/sessions/${onPhone.id}`, { token })).status).toBe(200);
    expect((await details(second)).status).toBe(401);
    expect((await test.call('DELETE', '/sessions', { token })).status).toBe(200);
    expect((await details(third)).status).toBe(401);
    expect((await details(token)).status).toBe(200);
  });

  it('a session of another account can be neither seen nor ended, even when both accounts belong to one person', async () => {
    const one = await signUp(test, { type_doctor: 1 });
    const doctor = one.tokens.doctor!;
    const two = await signUp(test);
    const [mine] = (await test.call('GET', '/sessions', { token: one.token })).body.data;
    for (const token of [two.token, doctor])
      expect((await test.call('DELETE', `/sessions/${mine.id}`, { token })).status).toBe(404);
    expect((await details(one.token)).status).toBe(200);
  });

  it('a provider’s session ends after twelve idle hours and is no longer listed', async () => {
    const { email, tokens } = await signUp(test, { type_doctor: 1 });
    const rested = tokens.doctor!;
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 12 * 3_600_000 + 1_000);
    const [{ patient }, { doctor }] = (await login(email)).body.data;
    expect((await test.call('GET', '/sessions', { token: rested })).status).toBe(401);
    expect((await test.call('GET', '/sessions', { token: doctor.token })).body.data).toHaveLength(1);
    expect((await test.call('GET', '/sessions', { token: patient.token })).body.data).toHaveLength(2);
    test.clock.now = before;
  });

  it('expired sessions are deleted, and their sockets are closed', async () => {
    const { token, tokens } = await signUp(test, { type_doctor: 1 });
    const [[patient], [doctor]] = [await idsOf(token), await idsOf(tokens.doctor!)];
    const before = test.clock.now;
    const ended: string[] = [];
    const platform = {
      ...test.platform,
      realtime: { ...nobodyListens, disconnect: (id: string) => void ended.push(id) },
    };
    test.clock.now = new Date(before.getTime() + 12 * 3_600_000);
    await tidy({}, platform);
    expect(ended).toContain(doctor);
    expect(ended).not.toContain(patient);
    test.clock.now = new Date(before.getTime() + 31 * 86_400_000);
    await tidy({}, platform);
    expect(ended).toContain(patient);
    test.clock.now = before;
    expect((await details(token)).status).toBe(401);
  });

  const idsOf = async (token: string): Promise<string[]> =>
    (await test.call('GET', '/sessions', { token })).body.data.map(({ id }: { id: string }) => id);
});
