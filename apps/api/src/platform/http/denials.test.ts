import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { flushDenials } from './denials.ts';

let test: TestApp;
let patient: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const lines = (accountId: string | null) =>
  test.platform.db
    .selectFrom('audit')
    .select(['action', 'object_id', 'outcome', 'times'])
    .where('account_id', 'is not distinct from', accountId)
    .where('outcome', '<>', 'done')
    .orderBy('id')
    .execute();
const read = (id: string) => test.call('GET', `/messages/${id}`, { token: patient.token });

it('repetitions of a denial within a minute become one audit entry that contains their number', async () => {
  patient = await makePatient(test);
  for (let n = 0; n < 30; n++) expect((await read(newId())).status).toBe(404);
  const line = { action: 'message.read', object_id: null, outcome: 'not_found' };
  expect(await lines(patient.id)).toEqual([{ ...line, times: 1 }]);
  await flushDenials(test.platform);
  await read(newId());
  expect((await lines(patient.id)).map(({ times }) => times)).toEqual([1, 29, 1]);
});

it('repeated failed sign-ins from one network address become one audit entry, even when each has another e-mail address', async () => {
  for (let n = 0; n < 5; n++)
    await test.call('POST', '/login', { body: { email: `nobody${n}@example.rw`, password: 'wrong' } });
  await flushDenials(test.platform);
  expect((await lines(null)).map(({ outcome, times }) => [outcome, times])).toEqual([
    ['wrong_credentials', 1],
    ['wrong_credentials', 4],
  ]);
});
