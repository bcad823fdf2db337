import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  type BookingScenario,
  onlineBooking,
  createBookingScenario,
  setClock,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { joinTeam, makeDoctor, makeHours, makePatient, makeSpeciality, type Person } from '../../../testing/people.ts';
import { jobs } from '../jobs/sweepers.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

let days = 0;
const newDay = () => `2026-12-${String(++days).padStart(2, '0')}`;
const cash = (assigned_date: string, hour: number, more: object = {}) =>
  bookingAt(scenario, hour, { assigned_date, ...more });
const said = ({ status, body }: Awaited<ReturnType<typeof book>>) => String(body.code ?? status);
async function colleague() {
  const doctor = await makeDoctor(scenario, { fee: 5000 });
  await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
  await makeHours(scenario, doctor, { from: 480, to: 720 });
  return { doctor_id: doctor.id, speciality_id: await makeSpeciality(scenario, { id: doctor.id, kind: 'doctor' }) };
}
const open = (who: Person, fields: object) =>
  scenario.call('POST', '/patient/payment_intents', { token: who.token, body: { purpose: 'appointment', ...fields } });
const heldBy = async (who: Person) => {
  const claims = scenario.platform.db
    .selectFrom('slot_claim')
    .innerJoin('payment', 'payment.id', 'slot_claim.payment_id');
  return (await claims.select('slot_claim.id').where('patient_id', '=', who.id).where('state', '=', 'HELD').execute())
    .length;
};
const pending = async (who: Person, txRef: string) => {
  await scenario.call('POST', `ROOT/sandbox/checkout/${txRef}`, {
    body: { outcome: 'approve', delay_ms: 3_600_000, repeat: 0 },
  });
  expect((await book(scenario, { payment_data: JSON.stringify({ tx_ref: txRef }) }, who)).status).toBe(202);
};

describe('appointments of one patient', () => {
  it('appointments of one patient cannot overlap, whoever the doctor is and however they are paid', async () => {
    const who = await makePatient(scenario);
    const [day, other] = [newDay(), await colleague()];
    expect(said(await book(scenario, cash(day, 9), who))).toBe('201');
    const again = await book(scenario, cash(day, 9, other), who);
    expect([said(again), again.body.message]).toEqual([
      'appointment_overlaps',
      'You have another appointment at this time.',
    ]);
    expect(said(await open(who, onlineBooking(scenario, 9, { assigned_date: day, ...other })))).toBe(
      'appointment_overlaps',
    );
    expect(said(await book(scenario, cash(day, 10, other), who))).toBe('201');
  });

  it('appointments of one patient cannot overlap by moving one or by reopening a cancelled one', async () => {
    const who = await makePatient(scenario);
    const [day, other] = [newDay(), await colleague()];
    const first = (await book(scenario, cash(day, 9), who)).body.data.id;
    const second = (await book(scenario, cash(day, 10, other), who)).body.data.id;
    const move = (id: string, hour: number) =>
      scenario.call('POST', `/patient/appointment/reschedule/${id}`, {
        token: who.token,
        body: (({ assigned_date, start_time, end_time }) => ({ assigned_date, start_time, end_time }))(cash(day, hour)),
      });
    expect(said(await move(second, 9))).toBe('appointment_overlaps');
    const set = (status: string) =>
      scenario.call('POST', `/doctor/appointment/status/${first}`, { token: scenario.doctor.token, body: { status } });
    await set('CANCELLED');
    expect(said(await move(second, 9))).toBe('200');
    expect(said(await set('PENDING'))).toBe('appointment_overlaps');
    expect(said(await move(second, 11))).toBe('200');
    expect(said(await set('PENDING'))).toBe('200');
  });

  it('a patient has at most five unpaid appointments, even when fifty are requested at the same moment', async () => {
    const who = await makePatient(scenario);
    const wishes = Array.from({ length: 13 }, newDay).flatMap((day) => [8, 9, 10, 11].map((hour) => cash(day, hour)));
    const answers = await Promise.all(wishes.slice(0, 50).map((filter) => book(scenario, filter, who)));
    const counted = Map.groupBy(answers.map(said), (code) => code);
    expect(Object.fromEntries([...counted].map(([code, all]) => [code, all.length]))).toEqual({
      201: 5,
      too_many_unpaid: 45,
    });
    const one = answers.find(({ status }) => status === 201)!.body.data.id;
    await scenario.call('POST', `/patient/appointment/status/${one}`, {
      token: who.token,
      body: { status: 'CANCELLED' },
    });
    expect(said(await book(scenario, cash(newDay(), 8), who))).toBe('201');
  });

  it('a patient whose e-mail address is unconfirmed has at most two unpaid appointments, and at most five once an appointment of theirs was completed', async () => {
    const who = await makePatient(scenario, 'New Here', false);
    const first = await book(scenario, cash(newDay(), 8), who);
    expect(said(first)).toBe('201');
    expect(said(await book(scenario, cash(newDay(), 8), who))).toBe('201');
    const third = await book(scenario, cash(newDay(), 8), who);
    expect([said(third), third.body.message]).toEqual([
      'too_many_unpaid',
      'You have 2 appointments that are not paid yet. Cancel one, pay for this one now, or confirm your e-mail address in your profile to book more.',
    ]);
    const kept = scenario.platform.db.updateTable('appointment').set({ status: 'COMPLETED' });
    await kept.where('id', '=', first.body.data.id).execute();
    for (let more = 0; more < 4; more++) expect(said(await book(scenario, cash(newDay(), 9), who))).toBe('201');
    expect(said(await book(scenario, cash(newDay(), 9), who))).toBe('too_many_unpaid');
  });
});

describe('holds of one patient', () => {
  it('a patient holds one slot at a time, even while the payment for this slot is being confirmed', async () => {
    const who = await makePatient(scenario);
    const first = await open(who, onlineBooking(scenario, 8, { assigned_date: newDay() }));
    await pending(who, first.body.data.tx_ref);
    expect(said(await open(who, onlineBooking(scenario, 9, { assigned_date: newDay() })))).toBe('payment_under_way');
    expect(await heldBy(who)).toBe(1);
  });

  it('a patient holds the same slot at most twice in a row, until somebody else held it', async () => {
    const [who, other] = [await makePatient(scenario), await makePatient(scenario)];
    const filter = onlineBooking(scenario, 8, { assigned_date: newDay() });
    const another = onlineBooking(scenario, 9, { assigned_date: newDay() });
    expect(said(await open(who, filter))).toBe('201');
    expect(said(await open(who, { ...filter, reason: 'Something else' }))).toBe('201');
    const third = await open(who, filter);
    expect([said(third), third.body.message]).toEqual([
      'held_too_often',
      'You have held this time twice without paying for it. Choose another time.',
    ]);
    expect(said(await open(who, another))).toBe('201');
    expect(said(await open(other, filter))).toBe('201');
    expect(said(await open(other, another))).toBe('slot_taken');
    const { tx_ref } = (await open(other, { ...filter, reason: 'Once more' })).body.data;
    await scenario.call('DELETE', `/patient/payment_intents/${tx_ref}`, { token: other.token });
    expect(said(await open(who, filter))).toBe('201');
  });
});

it('an expired hold is not released while its payment is being confirmed', async () => {
  const [who, other] = [await makePatient(scenario), await makePatient(scenario)];
  const filter = { assigned_date: newDay(), start_time: '11:00 AM', end_time: '12:00 PM' };
  const { tx_ref } = (await open(who, onlineBooking(scenario, 11, filter))).body.data;
  await pending(who, tx_ref);
  const before = scenario.clock.now;
  await setClock(scenario, new Date(before.getTime() + 30 * 60_000));
  await jobs.expire_holds({} as never, scenario.platform);
  expect(said(await book(scenario, cash(filter.assigned_date, 11), other))).toBe('slot_taken');
  expect(said(await open(other, onlineBooking(scenario, 11, filter)))).toBe('slot_taken');
  await setClock(scenario, new Date(before.getTime() + 61 * 60_000));
  expect(said(await book(scenario, { payment_data: JSON.stringify({ tx_ref }) }, who))).toBe('201');
  await setClock(scenario, before);
});
