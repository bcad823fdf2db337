import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, type BookingScenario, createBookingScenario, bookingAt } from '../../../testing/booking-scenario.ts';
import { makePatient } from '../../../testing/people.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

describe('a slot that the patient holds', () => {
  const date = '2026-12-04';
  const open = (patient: { token: string }, method: string) =>
    scenario.call('POST', '/patient/payment_intents', {
      token: patient.token,
      body: {
        purpose: 'appointment',
        ...bookingAt(scenario, 8, { assigned_date: date }),
        payment_method: method,
      },
    });

  it('a patient who holds a slot by card can change to mobile money or cash, and the earlier hold is released', async () => {
    const patient = await makePatient(scenario);
    expect((await open(patient, 'CARD')).status).toBe(201);
    expect((await open(patient, 'MOBILE_MONEY')).status).toBe(201);
    expect((await book(scenario, bookingAt(scenario, 8, { assigned_date: date }), patient)).status).toBe(201);
    expect((await open(patient, 'CARD')).body.code).toBe('appointment_overlaps');
  });

  it('a patient who books another slot in cash releases the slot that they held', async () => {
    const [patient, next] = [await makePatient(scenario), await makePatient(scenario)];
    const at = (hour: number) => bookingAt(scenario, hour, { assigned_date: '2026-12-07' });
    const body = { purpose: 'appointment', ...at(8), payment_method: 'CARD' };
    expect((await scenario.call('POST', '/patient/payment_intents', { token: patient.token, body })).status).toBe(201);
    expect((await book(scenario, at(8), next)).body.code).toBe('slot_taken');
    expect((await book(scenario, at(9), patient)).status).toBe(201);
    expect((await book(scenario, at(8), next)).status).toBe(201);
  });

  it('pressing the booking button twice at once books only one appointment', async () => {
    const patient = await makePatient(scenario);
    const filter = bookingAt(scenario, 9, { assigned_date: date });
    const answers = await Promise.all([book(scenario, filter, patient), book(scenario, filter, patient)]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(answers[0]!.body.data.id).toBe(answers[1]!.body.data.id);
  });

  it('only the patient can read which slot they hold, and only while it is held', async () => {
    const [patient, other] = [await makePatient(scenario), await makePatient(scenario)];
    const body = {
      purpose: 'appointment',
      ...bookingAt(scenario, 10, { assigned_date: '2026-12-08' }),
      payment_method: 'CARD',
    };
    const told = async ({ token }: { token: string }) =>
      (await scenario.call('GET', '/patient/held_time', { token })).body.data;
    expect(await told(patient)).toBeNull();
    const { tx_ref } = (await scenario.call('POST', '/patient/payment_intents', { token: patient.token, body })).body
      .data;
    expect(await told(patient)).toEqual({
      doctor_id: scenario.doctor.id,
      hospital_id: scenario.hospital.id,
      date: '2026-12-08',
      time: '10:00 AM',
      end_time: '11:00 AM',
      held_until: new Date(scenario.clock.now.getTime() + 600_000).toISOString(),
    });
    expect(await told(other)).toBeNull();
    await scenario.call('DELETE', `/patient/payment_intents/${tx_ref}`, { token: patient.token });
    expect(await told(patient)).toBeNull();
  });
});
