import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, makeDoctor, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { loadCatalogue } from '../index.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  await loadCatalogue(test.platform.db);
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, query?: Record<string, string>) =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}), ...(query ? { query } : {}) });
const one = async (sql: string) => (await test.platform.pool.query(sql)).rows[0];

/**
 * For each list: its URL path, a form that creates an item, a form that changes it, and the path of the public list.
 */
const lists = [
  ['insurances', { name: 'Ubuzima Assur' }, { name: 'Ubuzima Assurance' }, '/insurances'],
  ['symptomDiseases', { name: 'Hiccups', type: 'Symptom' }, { name: 'Hiccups', type: 'Disease' }, '/symptomsDiseases'],
  ['imagings', { title: 'Thermography' }, { title: 'Thermography: whole body' }, '/imagings'],
  ['specialties', { name: 'Aerospace medicine' }, { name: 'Aviation medicine' }, '/specialties'],
  ['facilities', { title: 'Library', description: 'Books' }, { title: 'Reading room', description: '' }, '/facilities'],
  ['tests', { title: 'Zinc', description: '<p>In <b>serum</b></p>' }, { title: 'Zinc, serum' }, '/tests'],
] as const;

describe.each(lists)('managing %s', (address, sent, changed, shown) => {
  const path = `/admin/${address}`;
  const named = (item: object) => ('name' in item ? item.name : (item as { title: string }).title) as string;
  const publicly = async (text: string) =>
    (await test.call('GET', shown, { query: { 'text-search': text } })).body.data.find(
      (item: object) => named(item) === text,
    );
  let id: string;

  it('a catalogue item that the administrator adds is visible to everybody at once', async () => {
    const { status, body } = await as('POST', path, sent);
    expect(status).toBe(201);
    id = body.data.id;
    expect(await publicly(named(sent))).toMatchObject({ ...sent, id });
  });

  it('a catalogue item is refused when its name differs from the name of another item only in accents, case or blanks', async () => {
    const loud = ` ${named(sent).toUpperCase().replaceAll('I', 'Í')} `;
    const again = { ...sent, ...('name' in sent ? { name: loud } : { title: loud }) };
    const { status, body } = await as('POST', path, again);
    expect([status, body.code]).toEqual([409, 'name_taken']);
    expect(body.message).toContain(`named ${loud.trim()} already`);
  });

  it('a catalogue item can be changed by POST, by PUT, and by POST with _method=PUT', async () => {
    for (const [method, extra] of [
      ['PUT', {}],
      ['POST', {}],
      ['POST', { _method: 'PUT', id }],
    ] as const)
      expect((await as(method, `${path}/${id}`, { ...changed, ...extra })).status).toBe(200);
    expect(await publicly(named(changed))).toMatchObject({ ...changed, id });
    if (named(sent) !== named(changed)) expect(await publicly(named(sent))).toBeUndefined();
  });

  it('only the administrator may read and change the lists of the catalogue', async () => {
    const { body } = await as('GET', path, undefined, { 'text-search': named(changed) });
    const rows = Array.isArray(body.data) ? body.data : body.data.data;
    expect(rows).toContainEqual(expect.objectContaining({ id }));
    const doctor = await makeDoctor(test);
    expect((await test.call('GET', path, { token: doctor.token })).status).toBe(403);
    expect((await test.call('POST', path, { token: doctor.token, body: sent })).status).toBe(403);
  });

  it('a catalogue item with missing or unknown fields is refused, and changing an unknown item gives 404', async () => {
    expect((await as('POST', path, {})).status).toBe(422);
    expect((await as('POST', path, { ...sent, colour: 'red' })).body.code).toBe('unknown_field');
    expect((await as('PUT', `${path}/${newId()}`, changed)).status).toBe(404);
  });

  it('an unused catalogue item can be deleted, and deleting it again gives 404', async () => {
    expect((await as('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await publicly(named(changed))).toBeUndefined();
    expect((await as('DELETE', `${path}/${id}`)).status).toBe(404);
    const { actions } = await one(
      `select array_agg(action order by at, id) as actions from audit where object_id = '${id}' and outcome = 'done'`,
    );
    expect(actions.map((action: string) => action.split('.')[1])).toEqual([
      'added',
      'changed',
      'changed',
      'changed',
      'removed',
    ]);
  });
});

describe('deleting items that are used', () => {
  it('a catalogue item that is used cannot be deleted, and the message says where it is used', async () => {
    const [doctor, hospital] = [await makeDoctor(test), await makePlace(test, 'hospital')];
    const id = await makeSpeciality(test, { id: doctor.id, kind: 'doctor' }, 'Diving medicine');
    const link = { id: newId(), provider_id: hospital.id, provider_kind: 'hospital', speciality_id: id };
    await test.platform.db.insertInto('provider_speciality').values(link).execute();
    const { status, body } = await as('DELETE', `/admin/specialties/${id}`);
    expect([status, body.code]).toEqual([409, 'in_use']);
    expect(body.message).toBe('It cannot be deleted: it is used by 2 providers.');
    expect((await as('GET', '/admin/specialties', undefined, { 'text-search': 'diving' })).body.data).toHaveLength(1);
  });

  it('the insurance of patients who pay for themselves cannot be deleted', async () => {
    const { status, body } = await as('DELETE', '/admin/insurances/none');
    expect([status, body.code]).toEqual([409, 'in_use']);
    expect((await test.call('GET', '/insurances')).body.data[0].id).toBe('none');
  });
});

it('a doctor is found by the new name of a speciality and not by the old one', async () => {
  const doctor = await makeDoctor(test, { name: 'Dr. Solange Iradukunda' });
  const id = await makeSpeciality(test, { id: doctor.id, kind: 'doctor' }, 'Balneology');
  const found = async (text: string) =>
    (await test.call('GET', '/doctors', { query: { 'text-search': text } })).body.data.data.length;
  await as('PUT', `/admin/specialties/${id}`, { name: 'Thermalism' });
  await deliver(test);
  expect([await found('thermalism'), await found('balneology')]).toEqual([1, 0]);
});

it('scripts are removed from the description of a laboratory test', async () => {
  const description = '<p>Blood</p><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { body } = await as('POST', '/admin/tests', { title: 'Selenium', description });
  expect(body.data.description).toBe('<p>Blood</p>');
});

it('when two administrators add the same catalogue item at the same time, it is added once', async () => {
  const answers = await Promise.all(
    ['Chrono biology', 'chrono BIOLOGY', 'Chróno biology'].map((name) => as('POST', '/admin/specialties', { name })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});
