import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConsultationScenario, createConsultationScenario } from '../../../testing/consultation-scenario.ts';

const start = new Date('2026-11-20T08:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
let scenario: ConsultationScenario;
beforeAll(async () => {
  scenario = await createConsultationScenario(start);
});
afterAll(() => scenario.fixture.close());
beforeEach(() => scenario.beginNextAppointment());

const line = () => ({ drug_id: scenario.items.drug, periodicity_per_day: 'Twice times', for_how_long: 'One week' });

describe('verifying the code of a document', () => {
  test('shows who issued the document and when, and nothing about the patient', async () => {
    const { body } = await scenario.save({ patient_concern: 'Fever', drugs: [line(), line()] });
    const answer = await scenario.fixture.call('GET', `/verify/${body.data.code}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      code: body.data.code,
      doctor: { name: 'Dr. Jean-René Habimana', RMDC_Reg_number: 'RMDC/2014/0831' },
      created_at: start.toISOString(),
      drugs: 2,
      dispensed: 0,
    });
    const typed = encodeURIComponent(`\u200e${body.data.code.toLowerCase().replace(/(.{4})(?=.)/g, '$1\u2011')} `);
    expect((await scenario.fixture.call('GET', `/verify/${typed}`)).body.data).toEqual(answer.body.data);
    const words = JSON.stringify(answer.body);
    for (const secret of [
      scenario.patient.name,
      scenario.patient.id,
      scenario.patient.email,
      scenario.appointment.id,
      scenario.appointment.code,
      'Fever',
      'Paracetamol',
    ])
      expect(words).not.toContain(secret);
  });

  test('shows the date of the document’s current version', async () => {
    const { body } = await scenario.save();
    scenario.fixture.clock.now = later(3);
    await scenario.save({ drugs: [line()] });
    const { data } = (await scenario.fixture.call('GET', `/verify/${body.data.code}`)).body;
    expect(data).toMatchObject({ created_at: later(3).toISOString(), drugs: 1 });
  });

  test('gives 404 for an unknown code', async () => {
    expect((await scenario.fixture.call('GET', '/verify/ABCDEFGHJKMN')).status).toBe(404);
  });
});
