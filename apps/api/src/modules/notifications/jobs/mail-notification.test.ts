import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import {
  book,
  type Clinic,
  friday,
  onlineAt,
  openClinic,
  payForVisit,
  travelTo,
  visitAt,
} from '../../../testing/clinic.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';

const today = { assigned_date: '2026-11-20' };
const movable = 'You can cancel it, or move it to another time, from your appointments.';
const cancellable = 'It begins in less than 4 hours, so it cannot be moved to another time. You can cancel it';
let clinic: Clinic;
let patient: Person;

beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());
beforeEach(async () => {
  await travelTo(clinic, friday);
  patient = await makePatient(clinic);
});

async function lastMail(): Promise<string> {
  await deliver(clinic);
  return clinic.mails.filter(({ to }) => to === patient.email).at(-1)!.text;
}
const bookedMail = async (subject = 'Your appointment is booked'): Promise<string> => {
  await deliver(clinic);
  return clinic.mails.find((mail) => mail.to === patient.email && mail.subject === subject)!.text;
};

it('says that an appointment days ahead can be cancelled and moved', async () => {
  expect((await payForVisit(clinic, onlineAt(clinic, 8), patient)).status).toBe(201);
  expect(await bookedMail()).toContain(movable);
});

it('offers no other time in less than four hours, and says how much comes back', async () => {
  expect((await payForVisit(clinic, onlineAt(clinic, 11, today), patient)).status).toBe(201);
  const text = await bookedMail();
  expect(text).toContain(cancellable);
  expect(text).toContain('Of the 5,000 Frw that you paid, 2,500 Frw come back to you then.');
  expect(text).not.toContain(movable);
});

it('speaks of no money where none was paid yet', async () => {
  await travelTo(clinic, instantOf('2026-11-24', 420));
  const { status, body } = await book(clinic, visitAt(clinic, 8, { assigned_date: '2026-11-24' }), patient);
  expect(status, body.message).toBe(201);
  const text = await bookedMail();
  expect(text).toContain(cancellable);
  expect(text).not.toContain('that you paid');
});

it('offers nothing for an appointment that is opened again after its start', async () => {
  const admin = await makeAdmin(clinic);
  const { body } = await book(clinic, visitAt(clinic, 9), patient);
  await travelTo(clinic, instantOf('2026-11-23', 545));
  const path = `/admin/doctor/appointment/status/${body.data.id}`;
  for (const status of ['MISSED', 'PENDING'])
    expect((await clinic.call('POST', path, { token: admin.token, body: { status } })).status).toBe(200);
  const text = await lastMail();
  expect(text).toContain('Your appointment was opened again');
  expect(text).toContain('It can no longer be cancelled or moved by you.');
  expect(text).not.toContain('another time');
});
