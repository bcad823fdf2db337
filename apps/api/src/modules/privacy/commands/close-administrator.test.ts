import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeMessage } from '../../../testing/messages.ts';
import { makeAdmin, makePatient, type Person, setPassword } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const now = new Date('2026-11-20T10:00:00Z');
const password = 'Umuhanda-mwiza-7';
let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp({ now });
});
beforeEach(async () => {
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

describe('an administrator who leaves', () => {
  const close = (id: string, by: Person, word?: string) =>
    test.call('DELETE', `/admin/administrators/${id}`, { token: by.token, body: word ? { password: word } : {} });
  const listed = async (): Promise<string[]> => {
    const { body } = await test.call('GET', '/admin/administrators', { token: admin.token });
    return body.data.map(({ id }: { id: string }) => id);
  };

  it('an administrator’s account can be closed only by another administrator, and entries in the audit log keep the name', async () => {
    const leaver = await makeAdmin(test);
    await setPassword(test, leaver, password);
    const did = await test.call('PUT', '/admin/payout_limit', { token: leaver.token, body: { amount: 5_000 } });
    expect(did.status).toBe(200);
    expect((await close(leaver.id, leaver)).body.code).toBe('conflict');
    expect(await listed()).toContain(leaver.id);
    const { key } = await writeMessage(test, { from: leaver, text: 'Never sent', file: 'never-sent.txt' });
    expect((await close(leaver.id, admin)).status).toBe(200);
    expect(await test.platform.storage.get(key)).toBeNull();
    expect(await listed()).not.toContain(leaver.id);
    expect((await close(leaver.id, admin)).status).toBe(404);
    expect((await test.call('GET', '/admin/administrators', { token: leaver.token })).status).toBe(401);
    expect((await test.call('POST', '/admin/login', { body: { email: leaver.email, password } })).status).toBe(401);
    const audit = await test.call('GET', '/admin/audit', { token: admin.token, query: { account_id: leaver.id } });
    expect(audit.body.data.data[0].account).toMatchObject({ id: leaver.id, name: leaver.name });
    const login = test.platform.db.selectFrom('login').select(['email', 'password_hash']).where('id', '=', leaver.id);
    expect(await login.executeTakeFirst()).toEqual({ email: `${leaver.id}@erased.invalid`, password_hash: null });
  });

  it('closing the account of an administrator requires the password again when it was entered long ago', async () => {
    const leaver = await makeAdmin(test);
    await setPassword(test, admin, password);
    const { db } = test.platform;
    await db.updateTable('session').set({ password_at: null }).where('account_id', '=', admin.id).execute();
    test.clock.now = new Date(now.getTime() + 60 * 60_000);
    expect((await close(leaver.id, admin)).body.code).toBe('password_required');
    expect((await close(leaver.id, admin, password)).status).toBe(200);
    test.clock.now = now;
  });

  it('when two administrators close each other’s accounts at the same time, one account remains', async () => {
    const [one, other] = [await makeAdmin(test), await makeAdmin(test)];
    const answers = await Promise.all([close(one.id, other), close(other.id, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await listed();
    expect([one.id, other.id].filter((id) => left.includes(id))).toHaveLength(1);
  });

  it('an administrator can request their own erasure, and only another administrator can grant it', async () => {
    const leaver = await makeAdmin(test);
    await setPassword(test, leaver, password);
    await writeMessage(test, { from: leaver, to: await makePatient(test), text: 'Good morning', file: 'morning.txt' });
    const request = { type: 'ERASURE', text: '', password };
    const { id } = (await test.call('POST', '/data_requests', { token: leaver.token, body: request })).body.data;
    const answer = ({ token }: Person) =>
      test.call('PUT', `/admin/data_requests/${id}`, { token, body: { status: 'DONE', answer: 'As you asked.' } });
    expect((await answer(leaver)).body.code).toBe('conflict');
    expect((await answer(admin)).body.data.kept).toEqual([
      'Your name, beside what you did as an administrator.',
      'The record of what was done in your account, and of what you agreed to: they prove it.',
      'one message that you sent, with those who received it.',
    ]);
  });
});
