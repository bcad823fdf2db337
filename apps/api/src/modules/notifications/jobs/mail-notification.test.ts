import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import {
  book,
  type BookingScenario,
  friday,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  setClock,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';

const today = { assigned_date: '2026-11-20' };
const movable = 'You can cancel it, or move it to another time, from your appointments.';
const cancellable = 'It begins in less than 4 hours, so it cannot be moved to another time. You can cancel it';
let scenario: BookingScenario;
let patient: Person;

beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());
beforeEach(async () => {
  await setClock(scenario, friday);
  patient = await makePatient(scenario);
});

async function lastMail(): Promise<string> {
  await deliver(scenario);
  return scenario.mails.filter(({ to }) => to === patient.email).at(-1)!.text;
}
const bookedMail = async (subject = 'Your appointment is booked'): Promise<string> => {
  await deliver(scenario);
  return scenario.mails.find((mail) => mail.to === patient.email && mail.subject === subject)!.text;
};

it('the mail about an appointment days ahead says that the appointment can be cancelled and moved', async () => {
  expect((await payForAppointment(scenario, onlineBooking(scenario, 8), patient)).status).toBe(201);
  expect(await bookedMail()).toContain(movable);
});

it('the mail about an appointment in less than four hours offers no move, and says how much a cancellation refunds', async () => {
  expect((await payForAppointment(scenario, onlineBooking(scenario, 11, today), patient)).status).toBe(201);
  const text = await bookedMail();
  expect(text).toContain(cancellable);
  expect(text).toContain('Of the 5,000 Frw that you paid, 2,500 Frw come back to you then.');
  expect(text).not.toContain(movable);
});

it('the mail about an appointment mentions no refund when nothing was paid yet', async () => {
  await setClock(scenario, instantOf('2026-11-24', 420));
  const { status, body } = await book(scenario, bookingAt(scenario, 8, { assigned_date: '2026-11-24' }), patient);
  expect(status, body.message).toBe(201);
  const text = await bookedMail();
  expect(text).toContain(cancellable);
  expect(text).not.toContain('that you paid');
});

it('the mail about an appointment that is reopened after its start offers no way to move or cancel it', async () => {
  const admin = await makeAdmin(scenario);
  const { body } = await book(scenario, bookingAt(scenario, 9), patient);
  await setClock(scenario, instantOf('2026-11-23', 545));
  const path = `/admin/doctor/appointment/status/${body.data.id}`;
  for (const status of ['MISSED', 'PENDING'])
    expect((await scenario.call('POST', path, { token: admin.token, body: { status } })).status).toBe(200);
  const text = await lastMail();
  expect(text).toContain('Your appointment was opened again');
  expect(text).toContain('It can no longer be cancelled or moved by you.');
  expect(text).not.toContain('another time');
});

it('the mail about an appointment that the doctor moved says that a cancellation costs nothing, and omits the doctor’s message', async () => {
  const { body } = await payForAppointment(scenario, onlineBooking(scenario, 10), patient);
  const { id, assigned_date } = body.data;
  const moved = await scenario.call('POST', `/doctor/appointment/reschedule/${id}`, {
    token: scenario.doctor.token,
    body: { assigned_date, start_time: '11:00 AM', end_time: '12:00 PM', message: 'Your results come later.' },
  });
  expect(moved.status, moved.body.message).toBe(200);
  const text = await bookedMail('Your appointment was moved');
  expect(text).toContain('cancel until it begins: all that you paid comes back.');
  expect(text).not.toContain('Your results come later.');
});
