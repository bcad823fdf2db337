import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import {
  type AbsenceScenario,
  appointmentOf,
  away,
  beginDay,
  bookWith,
  createAbsenceScenario,
  outcomesOf,
} from '../../../testing/absence-scenario.ts';
import { book, bookingAt } from '../../../testing/booking-scenario.ts';
import { makeDoctor, makeMember, makePatient, makePlace } from '../../../testing/people.ts';

let scenario: AbsenceScenario;
beforeAll(async () => (scenario = await createAbsenceScenario()));
beforeEach(() => beginDay(scenario));
afterAll(() => scenario.close());

const bookAt9 = async () =>
  book(scenario, bookingAt(scenario, 9, { assigned_date: scenario.date }), await makePatient(scenario));

describe('an absence is refused', () => {
  it.each([
    ['it ends before it begins', [9, 8], 'The absence ends before it begins.'],
    ['it is over already', [5, 6], 'The absence is over already.'],
    ['it is longer than 31 days', [8, 8 + 31 * 24], 'An absence has at most 31 days. Enter the rest as another one.'],
  ] as [string, [number, number], string][])('when %s', async (_, hours, message) => {
    const { status, body } = await away(scenario, hours, { plan: 'CANCEL' });
    expect([status, body.message]).toEqual([422, message]);
  });

  it('for a doctor who is not in the team, to members who may not book, and to another doctor', async () => {
    const id = await bookWith(scenario, 8);
    const other = await makePlace(scenario, 'hospital');
    expect((await away(scenario, [8, 9], { plan: 'CANCEL' }, other)).status).toBe(422);
    const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
    expect((await away(scenario, [8, 9], { plan: 'CANCEL' }, nurse)).body.code).toBe('not_permitted');
    const stranger = await makeDoctor(scenario);
    const foreign = await scenario.call('POST', '/doctor/absences', {
      token: stranger.token,
      body: {
        doctor_id: scenario.doctor.id,
        from: instantOf(scenario.date, 480).toISOString(),
        to: instantOf(scenario.date, 540).toISOString(),
        plan: 'CANCEL',
      },
    });
    expect([404, 422]).toContain(foreign.status);
    expect((await appointmentOf(scenario, id)).status).toBe('PENDING');
    expect((await bookAt9()).status).toBe(201);
  });

  it('when it moves an appointment to the doctor who is away, and no time is blocked', async () => {
    const id = await bookWith(scenario, 8);
    const [{ doctor }, plan] = [scenario, 'MOVE'];
    for (const plans of [
      { plan, colleague_id: doctor.id },
      { plan, plans: [{ id, plan, colleague_id: doctor.id }] },
    ]) {
      const { status, body } = await away(scenario, [8, 10], plans);
      expect([status, body.message]).toEqual([422, 'The doctor is away then. Choose a colleague.']);
    }
    expect((await appointmentOf(scenario, id)).doctor_id).toBe(doctor.id);
    expect((await bookAt9()).status).toBe(201);
  });

  it('to a doctor who moves appointments to a colleague, but not to the reception of a hospital', async () => {
    const id = await bookWith(scenario, 8);
    const refused = await away(scenario, [8, 9], { plan: 'MOVE' }, scenario.doctor);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Only a hospital moves visits to a colleague. Offer new times, or cancel.',
    ]);
    const reception = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
    expect(outcomesOf(await away(scenario, [8, 9], { plan: 'MOVE' }, reception), [id])).toEqual(['MOVED']);
  });
});
