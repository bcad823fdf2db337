import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConsultationScenario, createConsultationScenario } from '../../../testing/consultation-scenario.ts';

let scenario: ConsultationScenario;
beforeAll(async () => {
  scenario = await createConsultationScenario(new Date('2026-11-20T08:00:00Z'));
});
afterAll(() => scenario.fixture.close());
beforeEach(() => scenario.beginNextAppointment());

const stored = () =>
  scenario.fixture.platform.db
    .selectFrom('consultation_file')
    .select(['comment', 'version'])
    .where('appointment_id', '=', scenario.appointment.id)
    .executeTakeFirst();

test.each([
  ['nothing', {}],
  ['blanks', { patient_concern: ' ', comment: '\n', drugs: [], laboratory_test_id: [] }],
])('a consultation file that contains %s is refused with a message and not stored', async (_what, form) => {
  const { status, body } = await scenario.save(form);
  expect([status, body.errors]).toEqual([422, [expect.stringContaining('The consultation file is empty.')]]);
  expect(await stored()).toBeUndefined();
});

test('saving an empty consultation file does not replace the stored file', async () => {
  await scenario.save({ comment: 'First' });
  expect((await scenario.save({})).status).toBe(422);
  expect(await stored()).toEqual({ comment: 'First', version: 1 });
});
