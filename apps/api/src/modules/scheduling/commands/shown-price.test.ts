import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  type BookingScenario,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { makePatient } from '../../../testing/people.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

describe('the price that was shown before a booking', () => {
  const feeIs = (consultation_fee: number) =>
    scenario.platform.db.updateTable('doctor').set({ consultation_fee }).where('id', '=', scenario.doctor.id).execute();
  afterEach(() => feeIs(5000));

  it('a booking in cash at a higher price than shown is refused with the new price, and made once when the patient accepts that price', async () => {
    const { db } = scenario.platform;
    const patient = await makePatient(scenario);
    const send = (amount_shown: number) =>
      scenario.call('POST', '/patient/request/appointment', {
        token: patient.token,
        body: bookingAt(scenario, 8, { amount_shown }),
        headers: { 'idempotency-key': 'price-of-monday' },
      });
    await feeIs(6000);
    const refused = await send(5000);
    expect([refused.status, refused.body.code, refused.body.amount]).toEqual([409, 'price_changed', 6000]);
    expect(await db.selectFrom('payment').selectAll().where('patient_id', '=', patient.id).execute()).toEqual([]);
    expect(await db.selectFrom('slot_claim').selectAll().execute()).toEqual([]);
    const booked = await send(6000);
    expect([booked.status, booked.body.data.payment.amount_paid]).toEqual([201, 6000]);
    await feeIs(7000);
    expect((await send(6000)).body.data.id).toBe(booked.body.data.id);
  });

  it.each([
    ['a shown price above the current one', 9, { amount_shown: 8000 }],
    ['no shown price', 10, {}],
  ])('a booking with %s costs the doctor’s current fee', async (_what, hour, more) => {
    const { status, body } = await book(scenario, bookingAt(scenario, hour, more), await makePatient(scenario));
    expect([status, body.data.payment.amount_paid]).toEqual([201, 5000]);
  });

  it('a booking by card costs the current price, whatever price was shown', async () => {
    const filter = onlineBooking(scenario, 11, { amount_shown: 1 });
    const { status, body } = await payForAppointment(scenario, filter, await makePatient(scenario));
    expect([status, body.data.payment.amount_paid]).toEqual([201, 5000]);
  });
});
