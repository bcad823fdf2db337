import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  accept,
  insertInvitation,
  invite,
  mailedToken,
  makeMemberWithLogin,
  membersOf,
  someEmail,
} from '../../../testing/members.ts';
import { makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let hospital: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
});

const audited = async (action: string, id: string) =>
  (
    await test.platform.pool.query('select account_id, role from audit where action = $1 and object_id = $2', [
      action,
      id,
    ])
  ).rows;

it('a person whom an owner invites is listed as invited and gets a link by mail', async () => {
  const email = someEmail();
  const { status, body } = await invite(test, hospital, { email: email.toUpperCase(), role: 'reception' });
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'Keza Uwera',
      email,
      phone: null,
      role: 'reception',
      status: 'INVITED',
      since: '2026-11-20T08:00:00.000Z',
      last_seen_at: null,
      expires_at: '2026-11-27T08:00:00.000Z',
    },
  ]);
  const { total, data } = await membersOf(test, hospital);
  expect([total, data.map((one) => [one.status, one.role])]).toEqual([
    2,
    [
      ['ACTIVE', 'owner'],
      ['INVITED', 'reception'],
    ],
  ]);
  expect(data[0]).toMatchObject({ name: null, email: hospital.email, last_seen_at: '2026-11-20T08:00:00.000Z' });
  expect(await mailedToken(test, email)).toHaveLength(43);
  const mail = test.mails.at(-1)!;
  expect(mail).toMatchObject({ to: email, subject: 'Kabutare Hospital invites you to Ivuriro' });
  expect(mail.text).toContain('Your role: Reception');
  expect(await audited('member.invited', body.data.id)).toEqual([{ account_id: hospital.id, role: 'owner' }]);
});

it('a doctor is listed as a member under their own name', async () => {
  const doctor = await makeDoctor(test, { name: 'Dr. Grace Mukamana' });
  expect((await membersOf(test, doctor, 'doctor')).data).toMatchObject([{ name: 'Dr. Grace Mukamana', role: 'owner' }]);
});

it('the list of members is split into pages', async () => {
  for (let n = 0; n < 4; n++) await insertInvitation(test, hospital, { email: someEmail() });
  const { body } = await test.call('GET', '/hospital/members', { token: hospital.token, query: { per_page: '3' } });
  expect(body.data).toMatchObject({ total: 5, last_page: 2, current_page: 1 });
  expect(body.data.data).toHaveLength(3);
});

it('neither the database nor an event contains the token of an invitation link', async () => {
  const email = someEmail();
  await invite(test, hospital, { email, role: 'nurse' });
  const token = await mailedToken(test, email);
  const { rows } = await test.platform.pool.query<{ row: string }>(
    `select one::text as row from member_invitation one union all select one::text from outbox one`,
  );
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
});

it('an invitation that is sent again has a new link, and the old link no longer works', async () => {
  const email = someEmail();
  await invite(test, hospital, { email, role: 'reception' });
  const old = await mailedToken(test, email);
  expect((await invite(test, hospital, { email, role: 'cashier' })).status).toBe(201);
  const fresh = await mailedToken(test, email);
  expect((await test.call('GET', `/invitations/${old}`)).body.code).toBe('link_expired');
  expect((await test.call('GET', `/invitations/${fresh}`)).body.data).toMatchObject({ role: 'cashier' });
  expect((await membersOf(test, hospital)).data.map(({ role }) => role)).toEqual(['owner', 'cashier']);
});

it('a person who is a member already is not invited again', async () => {
  const nurse = await makeMemberWithLogin(test, hospital, 'nurse');
  const { status, body } = await invite(test, hospital, { email: nurse.email, role: 'cashier' });
  expect([status, body.code]).toEqual([422, 'already_member']);
  expect((await invite(test, hospital, { email: hospital.email, role: 'cashier' })).body.code).toBe('already_member');
});

it('at most five invitations an hour are mailed to one address', async () => {
  const email = someEmail();
  for (let n = 0; n < 5; n++) expect((await invite(test, hospital, { email, role: 'nurse' })).status).toBe(201);
  expect((await invite(test, hospital, { email, role: 'nurse' })).body.code).toBe('slow_down');
});

it('an open invitation can be changed without a new link, and its link no longer works once it is withdrawn', async () => {
  const email = someEmail();
  const { body } = await invite(test, hospital, { email, role: 'nurse' });
  const { id } = body.data;
  const at = `/hospital/members/${id}`;
  const changed = await test.call('PUT', at, { token: hospital.token, body: { role: 'cashier', name: 'Keza U.' } });
  expect(changed.body.data).toMatchObject({ role: 'cashier', name: 'Keza U.', status: 'INVITED' });
  const token = await mailedToken(test, email);
  expect((await test.call('GET', `/invitations/${token}`)).body.data).toMatchObject({
    role: 'cashier',
    name: 'Keza U.',
  });
  expect((await test.call('DELETE', at, { token: hospital.token })).status).toBe(200);
  expect((await accept(test, token)).body.code).toBe('link_expired');
  expect((await test.call('DELETE', at, { token: hospital.token })).status).toBe(404);
});
