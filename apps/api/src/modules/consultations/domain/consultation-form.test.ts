import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConsultationScenario, createConsultationScenario } from '../../../testing/consultation-scenario.ts';

const start = new Date('2026-11-20T08:00:00Z');
let scenario: ConsultationScenario;
beforeAll(async () => {
  scenario = await createConsultationScenario(start);
});
afterAll(() => scenario.fixture.close());
beforeEach(() => scenario.beginNextAppointment());

const line = (changes: object = {}) => ({
  drug_id: scenario.items.drug,
  periodicity_per_day: 'Twice times',
  for_how_long: 'One week',
  ...changes,
});

describe('frequency and duration of a prescription line', () => {
  const taken = async (changes: object) => {
    const { status, body } = await scenario.save({ drugs: [line(changes)] });
    return status === 201
      ? [body.data.drugs[0].periodicity_per_day, body.data.drugs[0].for_how_long]
      : [status, body.message];
  };

  test('when a listed value is chosen, that value is saved and the free text beside it is ignored', async () => {
    expect(await taken({ other_periodicity_per_day: 'hourly', other_how_long: 'for ever' })).toEqual([
      'Twice times',
      'One week',
    ]);
  });
  test.each(['Other', ''])('when the choice is %j, the free text beside it is saved', async (chosen) => {
    const own = { other_periodicity_per_day: ' At night ', other_how_long: 'Ten days' };
    expect(await taken({ periodicity_per_day: chosen, for_how_long: chosen, ...own })).toEqual([
      'At night',
      'Ten days',
    ]);
  });
  test('free text may be any text, even the name of a JavaScript property such as "constructor"', async () => {
    const own = { other_periodicity_per_day: 'constructor', other_how_long: '__proto__' };
    expect(await taken({ periodicity_per_day: '', for_how_long: '', ...own })).toEqual(['constructor', '__proto__']);
  });
  test('the choice "Other" without free text is refused', async () => {
    expect(await taken({ periodicity_per_day: 'Other', other_periodicity_per_day: '  ' })).toEqual([
      422,
      'Say how often drug 1 is taken.',
    ]);
    expect(await taken({ for_how_long: 'Other' })).toEqual([422, 'Say for how long drug 1 is taken.']);
  });
  test('refuses a choice that is not listed and a free text that is too long', async () => {
    expect((await taken({ periodicity_per_day: 'Hourly' }))[0]).toBe(422);
    expect((await taken({ for_how_long: 'Other', other_how_long: 'x'.repeat(121) }))[0]).toBe(422);
  });
  test('refuses a prescription line without a drug', async () => {
    expect(
      (await scenario.save({ drugs: [{ periodicity_per_day: 'Twice times', for_how_long: 'One week' }] })).status,
    ).toBe(422);
  });
  test('a consultation file can be sent as an HTML form with the same fields as in JSON', async () => {
    const { status, body } = await scenario.fixture.call('POST', '/doctor/consultation_file', {
      token: scenario.doctor.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `appointment_id=${scenario.appointment.id}&laboratory_test_id[]=${scenario.items.test}&drugs[0][drug_id]=${scenario.items.drug}&drugs[0][periodicity_per_day]=Other&drugs[0][other_periodicity_per_day]=hourly&drugs[0][for_how_long]=Two+weeks`,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      lab_tests: [{ title: 'Full blood count' }],
      drugs: [{ periodicity_per_day: 'hourly', for_how_long: 'Two weeks' }],
    });
  });
});
