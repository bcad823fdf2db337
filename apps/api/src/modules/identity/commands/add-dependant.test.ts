import { mostChildren } from '@ivuriro/contract/dependants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePatient, type Person, setPassword } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const password = 'tea hills at dawn';
let test: TestApp;
let mother: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  mother = await makePatient(test, 'Jeanne Mukamana');
  await setPassword(test, mother, password);
});

/** Returns the day in Kigali that is this number of years and days after today; negative numbers mean before today. */
function dayAt(years: number, days = 0): string {
  const date = new Date(Date.now() + 2 * 3_600_000);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
const keza = { full_name: 'Keza Uwase', birth_date: dayAt(-6), gender: 'Female', relation: 'Mother' };
const add = (more: Record<string, unknown> = {}, token = mother.token) =>
  test.call('POST', '/patient/dependants', { token, body: { ...keza, ...more } });
const list = async (token = mother.token) => (await test.call('GET', '/patient/dependants', { token })).body.data;
const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];

/** Adds a child as the mother. Returns the child with a token that acts for the record. */
async function addChild(more: Record<string, unknown> = {}): Promise<Person> {
  const { patient } = (await add(more)).body.data;
  return { ...patient, email: mother.email };
}

it('a mother who adds a child can act for it at once, and finds it in her list and at her next sign-in', async () => {
  const added = await add({ id_number: '1202080000000012' });
  expect([added.status, added.body.message]).toEqual([201, 'The child was added.']);
  const { patient } = added.body.data;
  expect(patient).toMatchObject({ name: 'Keza Uwase', account_type: 'patient', role: 'guardian', email: mother.email });
  const details = await test.call('GET', '/patient/details', { token: patient.token });
  expect(details.body.data).toMatchObject({ id: patient.id, full_name: 'Keza Uwase', id_number: '1202080000000012' });
  const { id, user_code } = patient;
  const { full_name, birth_date, gender, relation } = keza;
  expect(await list()).toEqual([
    { id, full_name, user_code, birth_date, gender, relation, picture: null, of_age: false },
  ]);
  const { body } = await test.call('POST', '/login', { body: { email: mother.email, password } });
  const entries = body.data.map((entry: { patient: Person & { role: string } }) => entry.patient);
  expect(entries).toMatchObject([
    { name: 'Jeanne Mukamana', role: 'self' },
    { name: 'Keza Uwase', role: 'guardian' },
  ]);
});

it('the record of a child has no login, and the guardian agrees to the terms and the privacy policy for the child', async () => {
  const child = await addChild();
  expect(await query('select login_id, terms_version from account where id = $1', [child.id])).toEqual([
    { login_id: null, terms_version: 1 },
  ]);
  const agreed = await query(
    `select key, login_id, role from consent join membership m on m.id = membership_id where consent.account_id = $1
      order by key`,
    [child.id],
  );
  const guardian = { login_id: mother.id, role: 'guardian' };
  expect(agreed).toEqual([
    { key: 'policy', ...guardian },
    { key: 'term', ...guardian },
  ]);
  expect((await test.call('GET', '/consents/due', { token: child.token })).body.data).toEqual([]);
});

describe('the age of a child', () => {
  const tooOld = 'A child is under 16. From 16 on, people sign up themselves.';
  it.each([
    ['a child of today', dayAt(0), 201, undefined],
    ['a child that turns 16 tomorrow', dayAt(-16, 1), 201, undefined],
    ['somebody who turns 16 today', dayAt(-16), 422, [tooOld]],
    ['an adult', '1992-03-04', 422, [tooOld]],
    ['somebody who is born tomorrow', dayAt(0, 1), 422, ['The birth date is not right.']],
    ['no day', '2020-02-30', 422, ['Enter the birth date as YYYY-MM-DD.']],
  ])('adding %s (%s) gives status %d', async (_who, birth_date, status, errors) => {
    const { body, ...reply } = await add({ birth_date });
    expect([reply.status, body.errors]).toEqual([status, errors]);
  });
});

it.each([{ full_name: ' ' }, { gender: 'Other' }, { relation: 'Neighbour' }, { email: 'keza@example.rw' }])(
  'adding a child with %j is refused',
  async (wrong) => {
    expect((await add(wrong)).status).toBe(422);
    expect(await list()).toEqual([]);
  },
);

it('a guardian can have at most twelve children, even when many are added at the same moment', async () => {
  const replies = await Promise.all(
    Array.from({ length: mostChildren + 3 }, (_, n) => add({ full_name: `Keza ${n}` })),
  );
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  expect([count(201), count(409)]).toEqual([mostChildren, 3]);
  expect(await list()).toHaveLength(mostChildren);
});

it('a guardian cannot add a child while acting for another child, because a child is no guardian', async () => {
  const child = await addChild();
  const { status, body } = await add({}, child.token);
  expect([status, body.code]).toEqual([403, 'not_permitted']);
  expect(await list()).toHaveLength(1);
});

describe('access to the record of a child', () => {
  it('another patient finds the child neither in their list nor by its id', async () => {
    const child = await addChild();
    const stranger = await makePatient(test, 'Somebody Else');
    expect(await list(stranger.token)).toEqual([]);
    const removed = await test.call('DELETE', `/patient/dependants/${child.id}`, { token: stranger.token });
    expect([removed.status, removed.body.code]).toEqual([404, 'not_found']);
    expect(await list()).toHaveLength(1);
  });

  it('the access log of the child names the person who made the record', async () => {
    const child = await addChild();
    const { data } = (await test.call('GET', '/patient/access_log', { token: child.token })).body;
    expect(data.data).toMatchObject([{ name: 'Jeanne Mukamana', account_type: 'patient', action: 'dependant.added' }]);
  });
});
