import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberToken } from '../../testing/members.ts';
import { makeAdmin, makeDoctor, makePlace, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let hospital: Person;
beforeAll(async () => {
  test = await startTestApp();
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
});
afterAll(() => test.close());

const denialsOf = (account: Person) =>
  test.platform.db
    .selectFrom('audit')
    .select(['action', 'role', 'outcome'])
    .where('account_id', '=', account.id)
    .where('outcome', '=', 'not_permitted')
    .orderBy('id')
    .execute();

it('a call that the role of a member does not allow is refused and recorded in the audit log, and changes nothing', async () => {
  const token = await memberToken(test, hospital, 'reception');
  const body = { name: 'Renamed', email: hospital.email };
  const refused = await test.call('PUT', '/hospital/update', { token, body });
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'not_permitted',
    'Your role does not allow this. Ask an owner of this account.',
  ]);
  expect(await denialsOf(hospital)).toEqual([
    { action: 'provider.updated', role: 'reception', outcome: 'not_permitted' },
  ]);
  const read = await test.call('GET', '/hospital/profile', { token });
  expect([read.status, read.body.data.name]).toEqual([200, 'Kabutare Hospital']);
});

it('the audit log has an entry for each refused member, even when two members of one account try the same call', async () => {
  const laboratory = await makePlace(test, 'laboratory');
  for (const role of ['cashier', 'reception', 'cashier'] as const) {
    const token = await memberToken(test, laboratory, role);
    expect((await test.call('GET', '/laboratory/reviews', { token })).body.code).toBe('not_permitted');
  }
  expect((await denialsOf(laboratory)).map(({ role }) => role)).toEqual(['cashier', 'reception', 'cashier']);
});

it('a member without the permission is refused whatever the request contains, even when its body is invalid', async () => {
  const token = await memberToken(test, hospital, 'nurse');
  for (const body of [{}, { unknown: 1 }, { method: 'BANK' }]) {
    const { status, body: said } = await test.call('PUT', '/hospital/payment_info', { token, body });
    expect([status, said.code]).toEqual([403, 'not_permitted']);
  }
});

it('downloading a list as CSV needs the same permission as reading the list', async () => {
  const query = { csv: '1' };
  const [nurse, cashier] = [await memberToken(test, hospital, 'nurse'), await memberToken(test, hospital, 'cashier')];
  expect((await test.call('GET', '/hospital/payouts', { token: cashier, query })).status).toBe(200);
  expect((await test.call('GET', '/hospital/payouts', { token: nurse, query })).body.code).toBe('not_permitted');
});

it('an administrator needs the same permission for a provider’s resource as the provider’s own members', async () => {
  const admin = await makeAdmin(test);
  const [support, content] = [await memberToken(test, admin, 'support'), await memberToken(test, admin, 'content')];
  const at = `/admin/hospital/${hospital.id}/working_hours`;
  expect((await test.call('GET', at, { token: support })).status).toBe(200);
  expect((await test.call('GET', at, { token: content })).body.code).toBe('not_permitted');
});

it('a change of a member’s role has an effect from the next call on, without another sign-in', async () => {
  const token = await memberToken(test, hospital, 'cashier');
  const appointments = () => test.call('GET', '/hospital/appointments', { token });
  expect((await appointments()).body.code).toBe('not_permitted');
  const { db } = test.platform;
  await db
    .updateTable('membership')
    .set({ role: 'reception' })
    .where('account_id', '=', hospital.id)
    .where('role', '=', 'cashier')
    .execute();
  expect((await appointments()).status).toBe(200);
});

it('a member role that does not exist for a type of account allows only calls about the member’s own login', async () => {
  const doctor = await makeDoctor(test);
  const token = await memberToken(test, doctor, 'nurse');
  expect((await test.call('GET', '/doctor/appointments', { token })).body.code).toBe('not_permitted');
  expect((await test.call('GET', '/sessions', { token })).status).toBe(200);
});
