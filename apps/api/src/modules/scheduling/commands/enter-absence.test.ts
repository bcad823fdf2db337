import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import {
  type AbsenceScenario,
  appointmentOf,
  away,
  beginDay,
  bookForRecord,
  bookWith,
  createAbsenceScenario,
  outcomesOf,
} from '../../../testing/absence-scenario.ts';
import { book, bookingAt, onlineBooking, payForAppointment, setClock } from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeDoctor, makePatient } from '../../../testing/people.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';
import { applyAbsencePlan } from './apply-absence-plan.ts';

let scenario: AbsenceScenario;
beforeAll(async () => {
  scenario = await createAbsenceScenario();
  scenario.platform.budgets = wideBudgets;
});
beforeEach(() => beginDay(scenario));
afterAll(() => scenario.close());

const tryToBook = async (hour: number) =>
  book(scenario, bookingAt(scenario, hour, { assigned_date: scenario.date }), await makePatient(scenario));
const count = async (table: 'appointment_move' | 'appointment_status_change' | 'move_link', id: string) =>
  (await scenario.platform.db.selectFrom(table).select('appointment_id').where('appointment_id', '=', id).execute())
    .length;
const textsTo = async (number: string) => {
  await deliver(scenario);
  const { rows } = await scenario.platform.pool.query('select text from sms where number = $1', [number]);
  return rows.map(({ text }) => text as string);
};

describe('entering the absence of a doctor', () => {
  it('closes the time of the absence to bookings, but not the time before and after it', async () => {
    const { status, body } = await away(scenario, [9, 11], { plan: 'CANCEL' });
    expect([status, body.message, body.data]).toEqual([200, 'The absence is entered.', { affected: [], done: [] }]);
    expect((await tryToBook(9)).body.code).toBe('slot_taken');
    expect((await tryToBook(10)).body.code).toBe('slot_taken');
    expect((await tryToBook(8)).status).toBe(201);
    expect((await tryToBook(11)).status).toBe(201);
  });

  it('can close several days, from an hour of the first day to an hour of the last day', async () => {
    const first = scenario.date;
    await beginDay(scenario);
    const last = scenario.date;
    await setClock(scenario, instantOf(first, 7 * 60));
    const [from, to] = [instantOf(first, 10 * 60).toISOString(), instantOf(last, 9 * 60).toISOString()];
    expect((await away(scenario, [8, 9], { from, to, plan: 'OFFER' })).status).toBe(200);
    const at = async (assigned_date: string, hour: number) =>
      (await book(scenario, bookingAt(scenario, hour, { assigned_date }), await makePatient(scenario))).status;
    expect([await at(first, 9), await at(first, 10), await at(first, 11)]).toEqual([201, 409, 409]);
    expect([await at(last, 8), await at(last, 9)]).toEqual([409, 201]);
  });

  it('moves appointments, cancels them and offers new times in one request, by the plan of each appointment', async () => {
    const [moved, cancelled, offered] = [
      await bookWith(scenario, 8),
      await bookWith(scenario, 9),
      await bookWith(scenario, 10),
    ];
    const later = await bookWith(scenario, 11);
    const plans = [
      { id: moved, plan: 'MOVE', colleague_id: scenario.colleague.id },
      { id: cancelled, plan: 'CANCEL' },
    ];
    const answer = await away(scenario, [8, 11], { plan: 'OFFER', plans, message: 'I have to go to Huye.' });
    expect(outcomesOf(answer, [moved, cancelled, offered, later])).toEqual([
      'MOVED',
      'CANCELLED',
      'OFFERED',
      undefined,
    ]);
    expect(answer.body.data.affected.map(({ id, status }: never) => [id, status])).toEqual([
      [moved, 'PENDING'],
      [cancelled, 'CANCELLED'],
      [offered, 'PENDING'],
    ]);
    expect((await appointmentOf(scenario, moved)).doctor_id).toBe(scenario.colleague.id);
    expect((await appointmentOf(scenario, later)).status).toBe('PENDING');
    for (const id of [moved, cancelled, offered]) {
      const { patient_id } = await appointmentOf(scenario, id);
      const { rows } = await scenario.platform.pool.query(
        `select action from audit where patient_id = $1 and account_id = $2 and object_id = $3`,
        [patient_id, scenario.hospital.id, id],
      );
      expect(rows).toHaveLength(1);
    }
  });

  it('changes each appointment only once when the request is sent several times, at once or one after the other', async () => {
    const ids = [await bookWith(scenario, 8), await bookWith(scenario, 9), await bookWith(scenario, 10)];
    const [moved, cancelled, offered] = ids as [string, string, string];
    const plans = [
      { id: moved, plan: 'MOVE' },
      { id: cancelled, plan: 'CANCEL' },
    ];
    const enter = () => away(scenario, [8, 12], { plan: 'OFFER', plans });
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await enter();
    expect(outcomesOf(again, ids)).toEqual([undefined, undefined, 'OFFERED']);
    expect(await count('appointment_move', moved)).toBe(1);
    expect(await count('appointment_status_change', cancelled)).toBe(2);
    expect(await count('move_link', offered)).toBe(1);
    await deliver(scenario);
    const { email } = scenario.patient;
    expect(scenario.mails.filter(({ to, subject }) => to === email && subject.includes('new time'))).toHaveLength(1);
    const rows = scenario.platform.db.selectFrom('calendar_row').select('id').where('date', '=', scenario.date);
    expect(await rows.where('doctor_id', '=', scenario.doctor.id).execute()).toHaveLength(1);
  });

  it('does not change an appointment that somebody moved after it was listed', async () => {
    const id = await bookWith(scenario, 8);
    await away(scenario, [8, 9], { plan: 'MOVE' });
    const { platform, hospital, doctor, date } = scenario;
    const actor = { type: 'hospital', id: hospital.id };
    const transact = (change: (trx: Db) => Promise<boolean>) => platform.db.transaction().execute(change);
    const call = { transact, actor, now: platform.now(), platform, body: {}, requestId: id } as never;
    const time = { from: instantOf(date, 480), to: instantOf(date, 540) };
    const absence = { doctorId: doctor.id, hospitalId: hospital.id, ...time };
    expect(await applyAbsencePlan(call, absence, id, { plan: 'CANCEL' })).toMatchObject({ id, outcome: 'GONE' });
    expect((await appointmentOf(scenario, id)).status).toBe('PENDING');
  });

  it('changes nothing in a dry run, which lists by time the affected appointments and those whose patients can choose a new time already', async () => {
    const [first, second] = [await bookWith(scenario, 8), await bookWith(scenario, 9)];
    const { body } = await away(scenario, [8, 10], { plan: 'CANCEL', dry_run: 1 });
    expect(body.data.affected.map(({ id }: never) => id)).toEqual([first, second]);
    expect(body.data.done).toEqual([]);
    expect((await appointmentOf(scenario, first)).status).toBe('PENDING');
    expect((await tryToBook(10)).status).toBe(201);
    await away(scenario, [9, 10], { plan: 'OFFER' });
    const again = await away(scenario, [8, 10], { plan: 'CANCEL', dry_run: 1 });
    expect(outcomesOf(again, [first, second])).toEqual([undefined, 'OFFERED']);
    await away(scenario, [8, 9], { plan: 'OFFER' });
    const both = await away(scenario, [8, 10], { plan: 'CANCEL', dry_run: 1 });
    expect(both.body.data.done.map(({ id }: never) => id)).toEqual([first, second]);
  });

  it('leaves an appointment unchanged and returns the reason when the colleague is not free or does not practise the speciality', async () => {
    const [first, second, third] = [
      await bookWith(scenario, 8),
      await bookWith(scenario, 9),
      await bookWith(scenario, 10),
    ];
    await bookWith(scenario, 8, scenario.colleague);
    const stranger = await makeDoctor(scenario);
    const plans = [{ id: third, plan: 'MOVE', colleague_id: stranger.id }];
    const answer = await away(scenario, [8, 11], { plan: 'MOVE', colleague_id: scenario.colleague.id, plans });
    expect(answer.body.data.done).toEqual([
      { id: first, outcome: 'FAILED', code: 'slot_taken', message: 'This time is not available' },
      { id: second, outcome: 'MOVED', code: null, message: null },
      {
        id: third,
        outcome: 'FAILED',
        code: 'validation_failed',
        message: 'This doctor does not practise the speciality of the visit at your hospital. Choose another doctor.',
      },
    ]);
    expect(await appointmentOf(scenario, first)).toMatchObject({ status: 'PENDING', doctor_id: scenario.doctor.id });
  });

  it('refunds a cancelled appointment in full, and shows the reason to the patient', async () => {
    const { body } = await payForAppointment(
      scenario,
      bookingAt(scenario, 8, { assigned_date: scenario.date, payment_method: 'CARD' }),
    );
    await away(scenario, [8, 9], { plan: 'CANCEL', message: 'The doctor is ill.' });
    const seen = await scenario.call('GET', `/patient/appointment/${body.data.id}`, { token: scenario.patient.token });
    expect(seen.body.data).toMatchObject({
      status: 'CANCELLED',
      desk_message: 'The doctor is ill.',
      payment: { amount_refunded: 5000 },
    });
  });

  it('notifies patients without an e-mail address by text messages that name nobody', async () => {
    const numbers = ['+250788000401', '+250788000402', '+250788000403'];
    const ids: string[] = [];
    for (const [index, phone] of numbers.entries()) ids.push(await bookForRecord(scenario, 8 + index, phone));
    const plans = [
      { id: ids[0], plan: 'CANCEL' },
      { id: ids[1], plan: 'MOVE' },
    ];
    const answer = await away(scenario, [8, 11], { plan: 'OFFER', plans, message: 'Dr Keza has the flu.' });
    expect(outcomesOf(answer, ids)).toEqual(['CANCELLED', 'MOVED', 'OFFERED']);
    const texts = [];
    for (const phone of numbers) texts.push(...(await textsTo(phone)));
    expect(texts).toEqual([
      expect.stringMatching(/^Ivuriro: your visit on \w{3} \d\d? \w{3,4}, 08:00 was cancelled/),
      expect.stringMatching(/^Ivuriro: your visit on \w{3} \d\d? \w{3,4}, 09:00 is with another doctor now/),
      expect.stringMatching(/cannot take place. Choose a new time at no cost: http:\/\/ivuriro.test\/move\/[\w-]{43}$/),
    ]);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(160);
  });

  it('does not offer new times to a patient who cannot be reached', async () => {
    const id = await bookForRecord(scenario, 8, '+250788000404');
    await scenario.platform.pool.query('update desk_record set phone = null where phone = $1', ['+250788000404']);
    const { body } = await away(scenario, [8, 9], { plan: 'OFFER' });
    expect(body.data.done[0]).toMatchObject({ id, outcome: 'FAILED', code: 'validation_failed' });
    expect(await count('move_link', id)).toBe(0);
  });
});

describe('bookings in the time of an absence', () => {
  it('a booking at the moment when the absence is entered is either listed as affected or refused', async () => {
    for (const hour of [8, 9, 10, 11]) {
      const patient = await makePatient(scenario);
      const booking = () => book(scenario, bookingAt(scenario, hour, { assigned_date: scenario.date }), patient);
      const absence = () => away(scenario, [hour, hour + 1], { plan: 'CANCEL' });
      const [one, other] = hour % 2 === 0 ? [booking(), absence()] : [absence(), booking()];
      const [booked, entered] = hour % 2 === 0 ? await Promise.all([one, other]) : await Promise.all([other, one]);
      const isSeen = entered.body.data.affected.length === 1;
      expect([booked.status, isSeen]).toEqual(booked.status === 201 ? [201, true] : [409, false]);
      const { rows } = await scenario.platform.pool.query(
        `select status from appointment where doctor_id = $1 and starts_at = $2 and status = 'PENDING'`,
        [scenario.doctor.id, instantOf(scenario.date, hour * 60)],
      );
      expect(rows).toEqual([]);
    }
  });

  it('a payment that was opened before the absence and is paid after it books nothing, and the money is refunded', async () => {
    const body = bookingAt(scenario, 8, { assigned_date: scenario.date, payment_method: 'CARD' });
    const patient = await makePatient(scenario);
    const intent = await scenario.call('POST', '/patient/payment_intents', {
      token: patient.token,
      body: { purpose: 'appointment', ...body },
    });
    const { tx_ref } = intent.body.data;
    await away(scenario, [8, 9], { plan: 'CANCEL' });
    await scenario.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, { body: { method: 'CARD', outcome: 'approve' } });
    const late = await book(scenario, { payment_data: JSON.stringify({ tx_ref }) }, patient);
    expect(late.body.code).toBe('booking_lost');
    expect(
      (await scenario.platform.pool.query('select from appointment where patient_id = $1', [patient.id])).rowCount,
    ).toBe(0);
  });

  it('a video appointment is affected by an absence that the doctor enters, but not by one that a hospital enters', async () => {
    const video = onlineBooking(scenario, 8, { assigned_date: scenario.date });
    const { id } = (await payForAppointment(scenario, video)).body.data;
    expect((await away(scenario, [8, 9], { plan: 'CANCEL' })).body.data.affected).toEqual([]);
    const byDoctor = await away(scenario, [8, 9], { plan: 'CANCEL', doctor_id: '' }, scenario.doctor);
    expect(outcomesOf(byDoctor, [id])).toEqual(['CANCELLED']);
  });
});
