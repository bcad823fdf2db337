import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clockText } from '../../../platform/clock.ts';
import {
  bookAppointment,
  type BookingScenario,
  friday,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makePatient } from '../../../testing/people.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
beforeEach(() => setClock(scenario, friday));
afterAll(() => scenario.close());

const addressOf = async (id: string, token = scenario.patient.token) =>
  scenario.call('GET', `/patient/appointment/${id}/ics`, { token });
const open = async (address: string) => {
  const { pathname, search } = new URL(address);
  return scenario.app.inject({ method: 'GET', url: pathname + search });
};
const propertiesOf = (file: string) =>
  Object.fromEntries(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')).replace(';VALUE=URI', ''), line.slice(line.indexOf(':') + 1)]),
  );
const calendarOf = async (id: string) => propertiesOf((await open((await addressOf(id)).body.data.ics)).body);
const cancel = (id: string) =>
  scenario.call('POST', `/patient/appointment/status/${id}`, {
    token: scenario.patient.token,
    body: { status: 'CANCELLED' },
  });
const move = (id: string, from: number, assigned_date: string) =>
  scenario.call('POST', `/patient/appointment/reschedule/${id}`, {
    token: scenario.patient.token,
    body: { assigned_date, start_time: clockText(from * 60), end_time: clockText(from * 60 + 60) },
  });

describe('the calendar file of an appointment', () => {
  it('the calendar file of an appointment can be opened only by the patient, by a signed address that expires', async () => {
    const id = await bookAppointment(scenario, 8);
    const { body } = await addressOf(id);
    const file = await open(body.data.ics);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8/);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="appointment-\w{8}\.ics"/);
    expect((await open(body.data.ics.replace(id, await bookAppointment(scenario, 9)))).statusCode).toBe(404);
    expect((await addressOf(id, (await makePatient(scenario)).token)).status).toBe(404);
    scenario.clock.now = new Date(friday.getTime() + 15 * 60_000);
    expect((await open(body.data.ics)).statusCode).toBe(404);
  });

  it('the calendar file of an appointment contains time and place, but not the reason', async () => {
    const id = await bookAppointment(scenario, 10);
    const { body } = await open((await addressOf(id)).body.data.ics);
    expect(propertiesOf(body)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `${id}@ivuriro`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTART: '20261123T080000Z',
      DTEND: '20261123T090000Z',
      LOCATION: 'Remera Hospital',
      URL: `http://ivuriro.test/profile/appointment?id=${id}`,
      'ORGANIZER;CN="Ivuriro"': 'mailto:no-reply@ivuriro.example',
    });
    expect(body).not.toContain('Headache');
  });

  it('a name that somebody typed cannot begin a line of an appointment’s calendar file, and no line has more than 75 octets', async () => {
    const name = `Remera; "a", b\r\nATTENDEE:mailto:x@example.org\u0007\nEND:VEVENT ${'€😀'.repeat(20)}`;
    await scenario.platform.db.updateTable('provider').set({ name }).where('id', '=', scenario.hospital.id).execute();
    const { body } = await open(
      (await addressOf(await bookAppointment(scenario, 10, { assigned_date: '2026-11-24' }))).body.data.ics,
    );
    await scenario.platform.db
      .updateTable('provider')
      .set({ name: 'Remera Hospital' })
      .where('id', '=', scenario.hospital.id)
      .execute();
    expect(propertiesOf(body)).toMatchObject({
      LOCATION: `Remera\\; "a"\\, b  ATTENDEE:mailto:x@example.org  END:VEVENT ${'€😀'.repeat(20)}`,
    });
    const lines = body.split('\r\n');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('the calendar file of an appointment contains a reminder an hour before the start, unless the appointment is cancelled', async () => {
    const id = await bookAppointment(scenario, 11, { assigned_date: '2026-11-24' });
    expect(await calendarOf(id)).toMatchObject({ TRIGGER: '-PT1H' });
    await cancel(id);
    expect(await calendarOf(id)).not.toHaveProperty('TRIGGER');
  });

  it('after each change the calendar file of an appointment has the same event with a higher number, and a cancellation marks it as cancelled', async () => {
    const { id } = (await payForAppointment(scenario, onlineBooking(scenario, 11))).body.data;
    expect(await calendarOf(id)).toMatchObject({ SEQUENCE: '0', LOCATION: 'Online\\, by video call' });
    await setClock(scenario, new Date(friday.getTime() + 60_000));
    await move(id, 9, '2026-11-24');
    expect(await calendarOf(id)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `${id}@ivuriro`,
      SEQUENCE: '1',
      DTSTART: '20261124T070000Z',
      'LAST-MODIFIED': '20261120T080100Z',
    });
    await cancel(id);
    expect(await calendarOf(id)).toMatchObject({
      METHOD: 'CANCEL',
      UID: `${id}@ivuriro`,
      SEQUENCE: '2',
      STATUS: 'CANCELLED',
    });
  });

  it('mails about an appointment have its calendar file attached', async () => {
    await deliver(scenario);
    // resets the call limits and removes the mails of earlier tests
    await scenario.platform.db.deleteFrom('call_count').execute();
    scenario.mails.length = 0;
    const id = await bookAppointment(scenario, 8, { assigned_date: '2026-11-25' });
    await deliver(scenario);
    await move(id, 9, '2026-11-25');
    await deliver(scenario);
    await cancel(id);
    await deliver(scenario);
    const told = scenario.mails.filter(({ to }) => to === scenario.patient.email);
    expect(
      told.map(({ subject, attachments = [] }) => [
        subject,
        ...attachments.map(({ name, contentType, text }) => {
          const { SEQUENCE, DTSTART } = propertiesOf(text);
          return [/^appointment-\w{8}\.ics$/.test(name), contentType.split('method=')[1], SEQUENCE, DTSTART];
        }),
      ]),
    ).toEqual([
      ['Your appointment is booked', [true, 'PUBLISH', '0', '20261125T060000Z']],
      ['Your appointment has a new time', [true, 'PUBLISH', '1', '20261125T070000Z']],
      ['Your appointment was cancelled', [true, 'CANCEL', '2', '20261125T070000Z']],
    ]);
    const toDoctor = scenario.mails.filter(({ to }) => to === scenario.doctor.email).map(({ subject }) => subject);
    expect(toDoctor).toEqual(['A new appointment', 'An appointment was moved', 'An appointment was cancelled']);
    expect(scenario.mails.find(({ subject }) => subject === 'An appointment was moved')!.text).toContain(
      'Before: Wednesday 25 November 2026, 08:00 (Kigali time)',
    );
  });
});
