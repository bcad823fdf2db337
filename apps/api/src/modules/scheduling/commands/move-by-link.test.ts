import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../platform/clock.ts';
import {
  type AbsenceScenario,
  appointmentOf,
  away,
  beginDay,
  bookForRecord,
  bookWith,
  createAbsenceScenario,
  sentSecret,
} from '../../../testing/absence-scenario.ts';
import { bookAppointment, setClock } from '../../../testing/booking-scenario.ts';
import { makePatient } from '../../../testing/people.ts';
import { hourOf } from '../../../testing/queue-scenario.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';
import { jobs } from '../jobs/sweepers.ts';

let scenario: AbsenceScenario;
beforeAll(async () => {
  scenario = await createAbsenceScenario();
  scenario.platform.budgets = wideBudgets;
});
beforeEach(() => beginDay(scenario));
afterAll(() => scenario.close());

const phone = '+250788000500';
const read = (secret: string) => scenario.call('GET', `/move_links/${secret}`);
const use = (secret: string, hour: number, { date = scenario.date, doctor = scenario.doctor } = {}) =>
  scenario.call('POST', `/move_links/${secret}`, {
    body: { assigned_date: date, ...hourOf(hour), doctor_id: doctor.id },
  });
/**
 * Books an appointment at 8:00 for a patient without a sign-in, and enters that the doctor is away until 9:00. Returns
 * its id and the secret of the link.
 */
async function offered() {
  const id = await bookForRecord(scenario, 8, phone);
  await away(scenario, [8, 9], { plan: 'OFFER', message: 'I have to go to Huye.' });
  return { id, secret: await sentSecret(scenario, phone) };
}
const startOf = async (id: string) => (await appointmentOf(scenario, id)).starts_at.toISOString();

describe('the link by which a patient chooses a new time', () => {
  it('shows the appointment, the message of the desk, and free slots of the doctor and of colleagues, but nothing about the patient', async () => {
    const { secret } = await offered();
    await bookWith(scenario, 9);
    const { status, body } = await read(secret);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      assigned_date: scenario.date,
      start_time: '08:00 AM',
      doctor: { id: scenario.doctor.id },
      hospital: { name: 'Remera Hospital' },
      message: 'I have to go to Huye.',
    });
    const [today, tomorrow] = body.data.days;
    expect(body.data.days).toHaveLength(7);
    expect(today.times.map((time: any) => [time.start_time, time.doctor.id])).toEqual([
      ['08:00 AM', scenario.colleague.id],
      ['09:00 AM', scenario.colleague.id],
      ['10:00 AM', scenario.doctor.id],
      ['11:00 AM', scenario.doctor.id],
    ]);
    expect(tomorrow.times[0].doctor.id).toBe(scenario.doctor.id);
    expect(JSON.stringify(body)).not.toContain('Alphonse');
  });

  it('moves the appointment once, without a sign-in', async () => {
    const { id, secret } = await offered();
    const moved = await use(secret, 10);
    expect([moved.status, moved.body.message, moved.body.data.start_time]).toEqual([
      200,
      'Your appointment was moved',
      '10:00 AM',
    ]);
    expect(await startOf(id)).toBe(instantOf(scenario.date, 600).toISOString());
    expect((await use(secret, 11)).body.code).toBe('link_expired');
    expect((await read(secret)).body.code).toBe('link_expired');
    expect(await startOf(id)).toBe(instantOf(scenario.date, 600).toISOString());
  });

  it('can move the appointment to a colleague, and works even after the appointment should have begun', async () => {
    const { id, secret } = await offered();
    await setClock(scenario, instantOf(scenario.date, 8 * 60 + 30));
    expect((await use(secret, 9, { doctor: scenario.colleague })).status).toBe(200);
    expect((await appointmentOf(scenario, id)).doctor_id).toBe(scenario.colleague.id);
  });

  it('leaves the appointment unchanged when the chosen slot was taken meanwhile, and can then be used again', async () => {
    const { id, secret } = await offered();
    await bookWith(scenario, 9);
    expect((await use(secret, 9)).body.code).toBe('slot_taken');
    expect(await startOf(id)).toBe(instantOf(scenario.date, 480).toISOString());
    expect((await use(secret, 10)).status).toBe(200);
  });

  it('moves the appointment only once when it is used several times at the same moment', async () => {
    const { id, secret } = await offered();
    const answers = await Promise.all([use(secret, 9), use(secret, 10), use(secret, 11)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'link_expired')).toHaveLength(2);
    const { db } = scenario.platform;
    expect(
      await db.selectFrom('appointment_move').select('id').where('appointment_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  it('is sent by mail to a patient with a sign-in, without the message of the desk; it is neither stored nor in the notification', async () => {
    const id = await bookWith(scenario, 8);
    await away(scenario, [8, 9], { plan: 'OFFER', message: 'The flu.' });
    const secret = await sentSecret(scenario, scenario.patient.email);
    const { body } = await scenario.call('GET', '/patient/notifications', { token: scenario.patient.token });
    expect(body.data.data[0]).toMatchObject({
      notifiable_status: 'AppointmentNewTime',
      reference_url: expect.not.stringContaining(secret),
    });
    const seen = await scenario.call('GET', `/patient/appointment/${id}`, { token: scenario.patient.token });
    expect(seen.body.data).toMatchObject({
      desk_message: 'The flu.',
      refund_rule: [{ until_hours_before: null, percent: 100 }],
    });
    const mail = scenario.mails.find(({ text }) => text.includes(secret))!;
    expect(mail.text).not.toContain('flu');
    const links = await scenario.platform.db.selectFrom('move_link').selectAll().execute();
    expect(links.map(({ appointment_id }) => appointment_id)).toContain(id);
    expect(JSON.stringify(links)).not.toContain(secret);
    expect((await use(secret, 10)).status).toBe(200);
  });

  it('expires when the appointment is cancelled, and another absence makes another link', async () => {
    const first = await offered();
    await scenario.call('POST', `/hospital/appointment/status/${first.id}`, {
      token: scenario.hospital.token,
      body: { status: 'CANCELLED' },
    });
    expect((await use(first.secret, 10)).body.code).toBe('link_expired');
    await scenario.call('POST', `/hospital/appointment/status/${first.id}`, {
      token: scenario.hospital.token,
      body: { status: 'PENDING' },
    });
    expect((await read(first.secret)).body.code).toBe('link_expired');
    await scenario.call('POST', `/hospital/appointment/reschedule/${first.id}`, {
      token: scenario.hospital.token,
      body: { assigned_date: scenario.date, ...hourOf(11) },
    });
    // another absence makes another link
    await away(scenario, [11, 12], { plan: 'OFFER' });
    const second = await sentSecret(scenario, phone);
    expect(second).not.toBe(first.secret);
    expect((await read(second)).status).toBe(200);
    expect((await read('a-guess')).body.code).toBe('link_expired');
  });

  it('does not move the appointment to a slot that is not offered, to somebody who is not a colleague, or over another appointment of the patient', async () => {
    scenario.patient = await makePatient(scenario);
    const id = await bookAppointment(scenario, 8, { assigned_date: scenario.date });
    await bookAppointment(scenario, 10, { assigned_date: scenario.date, doctor_id: scenario.colleague.id });
    await away(scenario, [8, 9], { plan: 'OFFER' });
    const secret = await sentSecret(scenario, scenario.patient.email);
    expect((await use(secret, 13)).body.code).toBe('slot_taken');
    expect((await use(secret, 9, { doctor: scenario.hospital })).body.code).toBe('validation_failed');
    expect((await use(secret, 10)).body.code).toBe('appointment_overlaps');
    expect((await use(secret, 9, { date: addDays(scenario.date, -1) })).body.code).toBe('slot_taken');
    expect(await startOf(id)).toBe(instantOf(scenario.date, 480).toISOString());
  });

  it('is audited as a move by the patient, after an audit entry that the desk asked for a new time', async () => {
    const { id, secret } = await offered();
    await use(secret, 10);
    const { rows } = await scenario.platform.pool.query(
      'select action, account_type from audit where object_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { action: 'appointment.booked', account_type: 'hospital' },
      { action: 'appointment.new_time_asked', account_type: 'hospital' },
      { action: 'appointment.moved', account_type: 'patient' },
    ]);
  });
});

it('an appointment whose doctor was away, and for which no new time was chosen, is cancelled and not missed', async () => {
  const { id, secret } = await offered();
  await setClock(scenario, instantOf(scenario.date, 9 * 60 + 31));
  await jobs.close_visits(undefined as never, scenario.platform);
  expect((await appointmentOf(scenario, id)).status).toBe('CANCELLED');
  expect((await read(secret)).body.code).toBe('link_expired');
});
