import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { asOwner } from '../../../platform/db/role.ts';
import { type CatalogueItems, makeCatalogueItems } from '../../../testing/catalogue-items.ts';
import { makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { pdfPages } from '../../../testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment, type TestAppointment } from '../../../testing/appointments.ts';
import { readPrivate } from '../../files/index.ts';

const start = new Date('2026-11-20T08:00:00Z');
/** Sets the clock to a later time and keeps all sessions alive. */
const travel = async (to: Date) => {
  api.clock.now = to;
  await api.platform.db.updateTable('session').set({ last_used_at: to }).execute();
};
const later = (hours: number, more = 0) => new Date(start.getTime() + hours * 3_600_000 + more);
let api: TestApp;
let doctor: Person;
let patient: Person;
let appointment: TestAppointment;
let items: CatalogueItems;

beforeAll(async () => {
  api = await startTestApp({ now: start });
  items = await makeCatalogueItems(api);
  doctor = await makeDoctor(api, { name: 'Dr. Jean-René Habimana' });
  await api.platform.db
    .updateTable('doctor')
    .set({ rmdc_number: 'RMDC/2014/0831' })
    .where('id', '=', doctor.id)
    .execute();
  patient = await makePatient(api, 'Jeanne d’Arc Ingabire');
});
afterAll(() => api.close());
beforeEach(async () => {
  await travel(start);
  appointment = await makeAppointment(api, { doctor, patient, status: 'ONGOING' });
});

const rest = { comment: 'Rest' };
const save = (body: object = rest, by = doctor, appointmentId = appointment.id) =>
  api.call('POST', '/doctor/consultation_file', { token: by.token, body: { appointment_id: appointmentId, ...body } });
const line = (changes: object = {}) => ({
  drug_id: items.drug,
  periodicity_per_day: 'Twice times',
  for_how_long: 'One week',
  ...changes,
});
const rowOf = (appointmentId = appointment.id) =>
  api.platform.db
    .selectFrom('consultation_file')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
const documentContent = async (url: string) =>
  pdfPages((await readPrivate(api.platform, new URL(url).pathname.split('/').at(-1)!)).bytes).join('\n');

describe('saving a consultation file', () => {
  test('saving a consultation file stores what the doctor wrote and generates its document', async () => {
    const { status, body } = await save({
      patient_concern: 'Fever for three days',
      doctor_assessment: '39 °C',
      comment: 'Rest',
      drugs: [
        line(),
        line({ drug_id: items.otherDrug, periodicity_per_day: 'Once a month', for_how_long: 'Four weeks' }),
      ],
      laboratory_test_id: [items.test, items.test],
      imaging_id: items.imaging,
      disease_symptom_id: [items.disease],
    });
    expect(status).toBe(201);
    expect(body.message).toBe('Successfully saved');
    expect(body.data).toEqual({
      id: expect.any(String),
      appointment_id: appointment.id,
      patient_concern: 'Fever for three days',
      doctor_assessment: '39 °C',
      comment: 'Rest',
      lab_tests: [{ id: items.test, title: 'Full blood count' }],
      imagings: [{ id: items.imaging, title: 'Chest X-ray' }],
      provisional_diagnosis: [{ id: items.disease, name: 'Malaria' }],
      dispensed: false,
      drugs: [
        {
          drug: { id: items.drug, name: 'Paracetamol 500 mg' },
          periodicity_per_day: 'Twice times',
          for_how_long: 'One week',
        },
        {
          drug: { id: items.otherDrug, name: 'Ibuprofen 400 mg' },
          periodicity_per_day: 'Once a month',
          for_how_long: 'Four weeks',
        },
      ],
      consultation_file_pdf: expect.stringContaining('http://ivuriro.test/files/private/'),
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{12}$/),
      created_at: start.toISOString(),
    });
    const content = await documentContent(body.data.consultation_file_pdf);
    for (const words of [
      'Jeanne d’Arc Ingabire',
      'Dr. Jean-René Habimana',
      'RMDC/2014/0831',
      'Friday 20 November 2026',
      '10:00 – 11:00 (Kigali time)',
      'Online visit',
      'Fever for three days',
      'Malaria',
      'Twice a day',
      'Full blood count',
      'Chest X-ray',
      `http://ivuriro.test/verify/${body.data.code}`,
    ])
      expect(content).toContain(words);
  });

  test('saving a consultation file emits an event for other modules and names the patient in the audit log', async () => {
    const { body } = await save();
    const { db } = api.platform;
    const told = await db
      .selectFrom('outbox')
      .select('payload')
      .where('event', '=', 'consultation_file.saved')
      .execute();
    expect(told.map((one) => one.payload)).toContainEqual({
      consultation_file_id: body.data.id,
      appointment_id: appointment.id,
    });
    const audit = await db
      .selectFrom('audit')
      .select(['account_id', 'patient_id', 'outcome'])
      .where('action', '=', 'consultation_file.saved')
      .where('object_id', '=', appointment.id)
      .execute();
    expect(audit).toEqual([{ account_id: doctor.id, patient_id: patient.id, outcome: 'done' }]);
  });

  test('the document of an appointment at a hospital names the hospital', async () => {
    const hospital = await makePlace(api, 'hospital', { name: 'King Faisal Hospital' });
    const there = await makeAppointment(api, { doctor, patient, hospital, status: 'COMPLETED' });
    const { status, body } = await save(rest, doctor, there.id);
    expect(status).toBe(201);
    expect(await documentContent(body.data.consultation_file_pdf)).toContain('King Faisal Hospital');
  });

  test.each([
    ['PENDING', 422, 'too_early'],
    ['CANCELLED', 409, 'conflict'],
    ['MISSED', 409, 'conflict'],
  ] as const)('refuses a consultation file for an appointment with the status %s', async (state, status, code) => {
    const closed = await makeAppointment(api, { doctor, patient, status: state });
    expect((await save(rest, doctor, closed.id)).body).toMatchObject({ code });
    expect((await save(rest, doctor, closed.id)).status).toBe(status);
    expect(await rowOf(closed.id)).toBeUndefined();
  });

  test('a doctor who writes a consultation file for another doctor’s appointment gets the same answer as for an unknown appointment', async () => {
    const other = await makeDoctor(api);
    const [foreign, absent] = [await save(rest, other), await save(rest, other, newId())];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' });
    expect(await rowOf()).toBeUndefined();
  });

  test.each([
    [
      'drug',
      { drugs: [{ drug_id: newId(), periodicity_per_day: 'Twice times', for_how_long: 'One week' }] },
      'A drug is not in the catalogue.',
    ],
    ['test', { laboratory_test_id: [newId()] }, 'A laboratory test is not in the catalogue.'],
    ['imaging', { imaging_id: [newId()] }, 'An imaging is not in the catalogue.'],
    ['diagnosis', { disease_symptom_id: [newId()] }, 'A diagnosis is not in the catalogue.'],
  ])('a consultation file with an unknown %s is refused and nothing is saved', async (_what, form, sentence) => {
    const { status, body } = await save(form);
    expect(status).toBe(422);
    expect(body.errors).toEqual([sentence]);
    expect(await rowOf()).toBeUndefined();
  });
});

describe('saving a consultation file again', () => {
  test('saving a consultation file again replaces its contents, keeps its code and the old version, and generates a new document', async () => {
    const first = await save({ comment: 'First', drugs: [line()], laboratory_test_id: [items.test] });
    await travel(later(24));
    const second = await save({ comment: 'Second', imaging_id: [items.imaging] });
    expect(second.status).toBe(200);
    expect(second.body.data).toMatchObject({
      id: first.body.data.id,
      code: first.body.data.code,
      comment: 'Second',
      drugs: [],
      lab_tests: [],
      imagings: [{ title: 'Chest X-ray' }],
      created_at: start.toISOString(),
    });
    const versions = await api.platform.db
      .selectFrom('consultation_file_version')
      .select(['version', 'content', 'pdf_file_id'])
      .where('consultation_file_id', '=', first.body.data.id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ version, content }) => [version, (content as { comment: string }).comment])).toEqual([
      [1, 'First'],
      [2, 'Second'],
    ]);
    expect(new Set(versions.map((one) => one.pdf_file_id)).size).toBe(2);
    const paper = await documentContent(second.body.data.consultation_file_pdf);
    expect(paper).toContain('Second');
    expect(paper).not.toContain('First');
    expect(paper).toContain('version 2');
  });

  test('a consultation file can no longer be changed a day after it was first saved', async () => {
    await save({ comment: 'First' });
    await travel(later(24, 1));
    const { status, body } = await save({ comment: 'Late' });
    expect([status, body.code]).toEqual([409, 'file_closed']);
    expect(await rowOf()).toMatchObject({ comment: 'First', version: 1 });
  });

  test('the day in which a consultation file can be changed begins with its first save, not with the last', async () => {
    await save();
    await travel(later(20));
    expect((await save()).status).toBe(200);
    await travel(later(25));
    expect((await save()).body.code).toBe('file_closed');
  });

  test('a consultation file can no longer be changed once a pharmacy has dispensed one of its drugs', async () => {
    const { body } = await save({ drugs: [line(), line()] });
    const pharmacy = await makePlace(api, 'pharmacy');
    const at = `/pharmacy/prescription/code/${body.data.code}`;
    const { data } = (await api.call('GET', at, { token: pharmacy.token })).body;
    await api.call('POST', at, { token: pharmacy.token, body: { line_id: data.drugs[1].id } });
    const again = await save({ comment: 'Changed' });
    expect([again.status, again.body.code]).toEqual([409, 'file_closed']);
    const seen = await api.call('GET', `/doctor/appointment/${appointment.id}`, { token: doctor.token });
    expect([body.data.dispensed, seen.body.data.consulatation_file.dispensed]).toEqual([false, true]);
    const dispensed = await api.call('GET', `/verify/${body.data.code}`);
    expect(dispensed.body.data).toMatchObject({ drugs: 2, dispensed: 1 });
  });

  test('when a new consultation file is saved twice at the same time, there is one file with two versions', async () => {
    const answers = await Promise.all([save({ comment: 'One' }), save({ comment: 'Two' })]);
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 201]);
    expect(await rowOf()).toMatchObject({ version: 2 });
  });

  test('every version of a consultation file shows a catalogue item under the name that the item had when the doctor first chose it', async () => {
    const { db } = api.platform;
    const named = (drug: string, test_: string, imaging: string, disease: string) =>
      Promise.all([
        db.updateTable('drug').set({ name: drug }).where('id', '=', items.drug).execute(),
        db.updateTable('test').set({ title: test_ }).where('id', '=', items.test).execute(),
        db.updateTable('imaging').set({ title: imaging }).where('id', '=', items.imaging).execute(),
        db.updateTable('symptom_disease').set({ name: disease }).where('id', '=', items.disease).execute(),
      ]);
    const asked = { drugs: [line()], laboratory_test_id: items.test, disease_symptom_id: items.disease };
    const asWritten = {
      drugs: [{ drug: { id: items.drug, name: 'Paracetamol 500 mg' } }],
      lab_tests: [{ id: items.test, title: 'Full blood count' }],
      provisional_diagnosis: [{ id: items.disease, name: 'Malaria' }],
    };
    const first = await save(asked);
    await named('Warfarin 5 mg', 'Urinalysis', 'Pelvic X-ray', 'Typhoid');
    try {
      const at = `/patient/appointment/${appointment.id}`;
      const seen = await api.call('GET', at, { token: patient.token });
      expect(seen.body.data.consulatation_file).toMatchObject(asWritten);
      // an imaging examination that the new version adds gets its current name from the catalogue
      const second = await save({ ...asked, imaging_id: items.imaging });
      expect(second.body.data).toMatchObject({ ...asWritten, imagings: [{ title: 'Pelvic X-ray' }] });
      expect(await documentContent(second.body.data.consultation_file_pdf)).toContain('Paracetamol 500 mg');
      const versions = await db
        .selectFrom('consultation_file_version')
        .select('content')
        .where('consultation_file_id', '=', first.body.data.id)
        .orderBy('version')
        .execute();
      const drugs = [{ id: items.drug, name: 'Paracetamol 500 mg', periodicity: 'Twice times', duration: 'One week' }];
      expect(versions.map(({ content }) => content)).toMatchObject([
        { drugs, imagings: [] },
        { drugs, imagings: [{ id: items.imaging, name: 'Pelvic X-ray' }] },
      ]);
    } finally {
      await named('Paracetamol 500 mg', 'Full blood count', 'Chest X-ray', 'Malaria');
    }
  });

  test('an old version of a consultation file cannot be changed', async () => {
    await save();
    const rewrite = asOwner(api.databaseUrl, (owner) =>
      owner.query('update consultation_file_version set version = 9'),
    );
    await expect(rewrite).rejects.toThrow('append-only');
  });
});
