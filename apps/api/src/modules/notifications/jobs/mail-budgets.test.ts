import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emit } from '../../../platform/outbox.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { identity } from '../../identity/index.ts';
import { appointmentBooked, appointmentStatusChanged } from '../../scheduling/index.ts';

let test: TestApp;
let doctor: Person;
let hospital: Person;
let patient: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [doctor, hospital] = [await makeDoctor(test), await makePlace(test, 'hospital')];
  patient = await makePatient(test, 'You have won: http://evil.example');
  test.mails.length = 0;
});

const mailsTo = ({ email }: Person) => test.mails.filter(({ to }) => to === email);
const proved = ({ email }: Person, at: Date | null) =>
  test.platform.db.updateTable('login').set({ email_proved_at: at }).where('email', '=', email).execute();

async function book(times: number): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < times; n++) {
    const { id } = await makeAppointment(test, { doctor, hospital, patient });
    await emit(test.platform.db, appointmentBooked, { appointment_id: id });
    ids.push(id);
  }
  await deliver(test);
  return ids;
}

async function cancel(id: string, by: Person): Promise<void> {
  const { db } = test.platform;
  await db.updateTable('appointment').set({ status: 'CANCELLED' }).where('id', '=', id).execute();
  await db
    .insertInto('appointment_status_change')
    .values({ appointment_id: id, from_status: 'PENDING', to_status: 'CANCELLED', by_account_id: by.id, reason: null })
    .execute();
  const change = { appointment_id: id, from: 'PENDING', to: 'CANCELLED', at: new Date().toISOString() } as const;
  await emit(db, appointmentStatusChanged, change);
  await deliver(test);
}

it('an e-mail address gets ten mails of one kind in an hour, and one summary instead of all further ones', async () => {
  await book(14);
  for (const person of [doctor, hospital, patient]) expect(mailsTo(person)).toHaveLength(10);
  const { rows } = await test.platform.pool.query<{ payload: { to: string }[] }>(
    `select payload from graphile_worker._private_jobs where run_at > now() and payload::text like $1`,
    [`%${doctor.email}%`],
  );
  expect(rows).toHaveLength(1);
  test.mails.length = 0;
  await identity.jobs!.mail_summary!(rows[0]!.payload as never, test.platform);
  expect(mailsTo(doctor).map(({ subject }) => subject)).toEqual(['4 more since our last mail']);
  expect(mailsTo(doctor)[0]!.text).toContain('A new appointment: 4 ×');
});

it('an unconfirmed e-mail address gets five mails a day and essential ones, all without the name of the account', async () => {
  await proved(patient, null);
  const [first, second] = await book(8);
  const mails = mailsTo(patient);
  expect(mails).toHaveLength(5);
  for (const { text, html } of mails) {
    expect(text.split('\n')[0]).toBe('Hello,');
    expect(text + html).not.toContain('evil.example');
  }
  test.mails.length = 0;
  await cancel(first!, patient);
  expect(mailsTo(patient)).toEqual([]);
  await cancel(second!, doctor);
  expect(mailsTo(patient).map(({ subject }) => subject)).toEqual(['Your appointment was cancelled']);
});

it('a confirmed e-mail address gets more than five mails a day, and they contain the name of the account', async () => {
  await proved(patient, new Date());
  await book(6);
  expect(mailsTo(patient)).toHaveLength(6);
  expect(mailsTo(patient)[0]!.text).toContain('Hello You have won');
});
