import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCatalogueItems } from '../../testing/catalogue-items.ts';
import { makeDoctor, makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVisit, type Visit } from '../../testing/visits.ts';

const start = new Date('2026-11-20T08:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
let world: TestApp;
let doctor: Person;
let patient: Person;
let visit: Visit;
let drug: string;

beforeAll(async () => {
  world = await startTestApp({ now: start });
  ({ drug } = await makeCatalogueItems(world));
  doctor = await makeDoctor(world, { name: 'Dr. Jean-René Habimana' });
  await world.platform.db
    .updateTable('doctor')
    .set({ rmdc_number: 'RMDC/2014/0831' })
    .where('id', '=', doctor.id)
    .execute();
  patient = await makePatient(world, 'Jeanne d’Arc Ingabire');
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.now = start;
  visit = await makeVisit(world, { doctor, patient, status: 'ONGOING' });
});

const save = (body: object = {}) =>
  world.call('POST', '/doctor/consultation_file', { token: doctor.token, body: { appointment_id: visit.id, ...body } });
const line = () => ({ drug_id: drug, periodicity_per_day: 'Twice times', for_how_long: 'One week' });

describe('verifying a code', () => {
  test('says who wrote it and when, never for whom', async () => {
    const { body } = await save({ patient_concern: 'Fever', drugs: [line(), line()] });
    const answer = await world.call('GET', `/verify/${body.data.code}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      code: body.data.code,
      doctor: { name: 'Dr. Jean-René Habimana', RMDC_Reg_number: 'RMDC/2014/0831' },
      created_at: start.toISOString(),
      drugs: 2,
      dispensed: 0,
    });
    const words = JSON.stringify(answer.body);
    for (const secret of [patient.name, patient.id, patient.email, visit.id, visit.code, 'Fever', 'Paracetamol'])
      expect(words).not.toContain(secret);
  });

  test('is of the version that holds', async () => {
    const { body } = await save();
    world.clock.now = later(3);
    await save({ drugs: [line()] });
    const { data } = (await world.call('GET', `/verify/${body.data.code}`)).body;
    expect(data).toMatchObject({ created_at: later(3).toISOString(), drugs: 1 });
  });

  test('a code that is not ours is not found', async () => {
    expect((await world.call('GET', '/verify/ABCDEFGHJKMN')).status).toBe(404);
  });
});
