import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T10:00:00Z') });
  [admin, patient, doctor] = [await makeAdmin(test), await makePatient(test), await makeDoctor(test)];
});
afterAll(() => test.close());

describe('the audit log', () => {
  const read = async (query: Record<string, string>) => {
    const { status, body } = await test.call('GET', '/admin/audit', { token: admin.token, query });
    expect(status).toBe(200);
    return body.data;
  };
  it('audit entries are found by account, patient, action, object and day', async () => {
    const line = { action: 'test.opened', object: 'thing', outcome: 'done', account_type: 'doctor' };
    const put = (at: string, changes: object = {}) =>
      test.platform.db
        .insertInto('audit')
        .values({ ...line, at: new Date(at), account_id: doctor.id, patient_id: patient.id, ...changes })
        .execute();
    await put('2026-03-01T21:59:59Z');
    await put('2026-03-01T22:00:00Z');
    await put('2026-03-02T21:59:59Z', { action: 'test.closed' });
    await put('2026-03-02T22:00:00Z', { patient_id: null, account_id: null, account_type: null });
    const { user_code } = await test.platform.db
      .selectFrom('account')
      .select('user_code')
      .where('id', '=', patient.id)
      .executeTakeFirstOrThrow();
    expect((await read({ patient_id: patient.id, action: 'test.opened' })).total).toBe(2);
    expect((await read({ patient_id: user_code.toLowerCase() })).total).toBe(3);
    expect((await read({ object: 'thing', date_from: '2026-03-02', date_to: '2026-03-02' })).data).toMatchObject([
      { action: 'test.closed', account: { id: doctor.id, name: doctor.name, account_type: 'doctor' } },
      { action: 'test.opened' },
    ]);
    expect((await read({ object: 'thing', date_from: '2026-03-03' })).data).toMatchObject([{ account: null }]);
    expect((await read({ account_id: 'NOBODY99' })).total).toBe(0);
    expect((await read({ object: 'thing', date_from: 'yesterday' })).total).toBe(4);
  });

  it('audit entries name who signed up and who signed in, and nobody for a wrong password', async () => {
    const { email } = await signUp(test, { name: 'Keza Umulisa' });
    expect((await test.call('POST', '/login', { body: { email, password } })).status).toBe(200);
    expect((await test.call('POST', '/login', { body: { email, password: 'not it' } })).status).toBe(401);
    const { data } = await read({ per_page: '3' });
    const said = data.map((row: { action: string; outcome: string; account: { name: string } | null }) => [
      row.action,
      row.outcome,
      row.account?.name ?? null,
    ]);
    expect(said).toEqual([
      ['login', 'wrong_credentials', null],
      ['login', 'done', 'Keza Umulisa'],
      ['register', 'done', 'Keza Umulisa'],
    ]);
  });
});
