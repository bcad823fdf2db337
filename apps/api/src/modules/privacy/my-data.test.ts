import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDoctor, makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVisit } from '../../testing/visits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function messagesOf({ token }: Person) {
  const { json } = (await test.call('GET', '/my_data', { token })).body.data;
  const { pathname, search } = new URL(json);
  return JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body).messages;
}

it('of who else got a message its sender is told, and no recipient', async () => {
  const author = await makeDoctor(test);
  const [one, other] = [await makePatient(test, 'Aline Uwase'), await makePatient(test, 'Yves Ndayisaba')];
  for (const patient of [one, other]) await makeVisit(test, { doctor: author, patient, status: 'COMPLETED' });
  const body = { to: [one.id, other.id], subject: 'Closed on Monday', message: 'We are closed on Monday.' };
  expect((await test.call('POST', '/messages', { token: author.token, body })).status).toBe(201);
  expect(await messagesOf(one)).toMatchObject([{ kind: 'received', from: author.name, to: 'Aline Uwase' }]);
  expect(await messagesOf(other)).toMatchObject([{ kind: 'received', to: 'Yves Ndayisaba' }]);
  expect(await messagesOf(author)).toMatchObject([{ kind: 'sent', to: 'Aline Uwase, Yves Ndayisaba' }]);
});
