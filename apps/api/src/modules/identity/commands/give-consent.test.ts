import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, type Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadContents } from '../../content/index.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  await loadContents(test.platform.db);
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const due = async (token: string) => (await test.call('GET', '/consents/due', { token })).body.data;
const say = (token: string, key: string, version: number, accepted: number) =>
  test.call('POST', '/consents', { token, body: { key, version, accepted } });
const write = (key: string, value: string) =>
  test.call('PUT', '/admin/update/static_contents', { token: admin.token, body: { key, value } });

it('after a change of terms or policy a person is asked for consent in each of their accounts until they answer there', async () => {
  const { tokens } = await signUp(test, { type_doctor: 1 });
  const [patient, doctor] = [tokens.patient!, tokens.doctor!];
  expect([await due(patient), await due(doctor)]).toEqual([[], []]);
  await write('policy', '<p>We keep less</p>');
  for (const token of [patient, doctor]) expect(await due(token)).toEqual([{ key: 'policy', version: 2 }]);
  await write('term', '<p>Be kind</p>');
  expect(await due(doctor)).toEqual([
    { key: 'term', version: 2 },
    { key: 'policy', version: 2 },
  ]);
  expect((await say(doctor, 'policy', 1, 1)).body.code).toBe('conflict');
  expect((await say(doctor, 'policy', 2, 1)).status).toBe(201);
  expect((await say(doctor, 'term', 2, 0)).status).toBe(201);
  expect([await due(doctor), await due(patient)]).toEqual([[], expect.arrayContaining([{ key: 'term', version: 2 }])]);
  const { rows } = await test.platform.pool.query(
    `select key, version, accepted from consent join account on account.id = account_id
      where account.type = 'doctor' order by consent.id`,
  );
  expect(rows).toEqual([
    { key: 'policy', version: 1, accepted: true },
    { key: 'term', version: 1, accepted: true },
    { key: 'policy', version: 2, accepted: true },
    { key: 'term', version: 2, accepted: false },
  ]);
});

it('a person whose account an administrator opened is asked for consent; administrators, who write the terms and the policy, are not', async () => {
  const doctor = await makeDoctor(test);
  expect((await due(doctor.token)).map(({ key }: { key: string }) => key)).toEqual(['term', 'policy']);
  expect(await due(admin.token)).toEqual([]);
});
