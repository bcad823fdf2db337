import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { deleteTables } from '../../files/commands/export-table.ts';

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

it('a sender’s copy of their data names all recipients of a message, a recipient’s copy only the recipient', async () => {
  const author = await makeDoctor(test);
  const [one, other] = [await makePatient(test, 'Aline Uwase'), await makePatient(test, 'Yves Ndayisaba')];
  for (const patient of [one, other]) await makeAppointment(test, { doctor: author, patient, status: 'COMPLETED' });
  const body = { to: [one.id, other.id], subject: 'Closed on Monday', message: 'We are closed on Monday.' };
  expect((await test.call('POST', '/messages', { token: author.token, body })).status).toBe(201);
  expect(await messagesOf(one)).toMatchObject([{ kind: 'received', from: author.name, to: 'Aline Uwase' }]);
  expect(await messagesOf(other)).toMatchObject([{ kind: 'received', to: 'Yves Ndayisaba' }]);
  expect(await messagesOf(author)).toMatchObject([{ kind: 'sent', to: 'Aline Uwase, Yves Ndayisaba' }]);
});

describe('the file with a person’s data', () => {
  let patient: Person;
  let doctor: Person;
  beforeEach(async () => {
    [patient, doctor] = [await makePatient(test), await makeDoctor(test)];
  });
  const open = (address: string) => {
    const { pathname, search } = new URL(address);
    return test.app.inject({ method: 'GET', url: pathname + search });
  };

  it('the copy of a person’s data is generated once for each request, also when many open it at once, and expires after an hour', async () => {
    const { data } = (await test.call('GET', '/patient/my_data', { token: patient.token })).body;
    const put = vi.spyOn(test.platform.storage, 'put');
    try {
      const opened = await Promise.all(Array.from({ length: 12 }, () => open(data.pdf)));
      for (const { statusCode, rawPayload } of [...opened, await open(data.pdf)]) {
        expect(statusCode).toBe(200);
        expect(rawPayload.equals(opened[0]!.rawPayload)).toBe(true);
      }
      const first = await open(data.json);
      await makeAppointment(test, { doctor, patient, status: 'COMPLETED' });
      expect((await open(data.json)).body).toBe(first.body);
      expect(put).toHaveBeenCalledTimes(2);
    } finally {
      put.mockRestore();
    }
    // a new request gets the current data
    const again = (await test.call('GET', '/patient/my_data', { token: patient.token })).body.data;
    expect(JSON.parse((await open(again.json)).body).visits).toHaveLength(1);
    const stored = () =>
      test.platform.db.selectFrom('private_file').select('id').where('uploaded_by', '=', patient.id).execute();
    expect(await stored()).toHaveLength(3);
    const { now } = test.clock;
    test.clock.now = new Date(now.getTime() + 61 * 60_000);
    await deleteTables({}, test.platform);
    test.clock.now = now;
    expect(await stored()).toEqual([]);
  });

  it('opening the copy of a person’s data is rate limited', async () => {
    const { data } = (await test.call('GET', '/patient/my_data', { token: patient.token })).body;
    const { budgets } = test.platform;
    test.platform.budgets = { open_file: { kept: 'process', counts: [{ by: 'account', max: 2, minutes: 10 }] } };
    try {
      const statuses = [];
      for (let n = 0; n < 3; n++) statuses.push((await open(data.json)).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      if (budgets) test.platform.budgets = budgets;
      else delete test.platform.budgets;
    }
  });
});
