import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { memberToken } from '../../../testing/members.ts';
import { sell } from '../../../testing/order-scenario.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { refreshSearch } from '../../providers/commands/refresh-search.ts';

describe('the synonyms that administrators add to the search', () => {
  let test: TestApp;
  let admin: Person;
  const day = '2026-11-20';

  beforeAll(async () => {
    test = await startTestApp({ now: new Date(`${day}T10:00:00Z`) });
    const { db } = test.platform;
    await loadCatalogue(db);
    admin = await makeAdmin(test);
    const doctor = await makeDoctor(test, { name: 'Dr. Aline Uwase' });
    const { id } = await db
      .selectFrom('speciality')
      .select('id')
      .where('name', '=', 'Cardiology')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('provider_speciality')
      .values({ id: newId(), provider_id: doctor.id, provider_kind: 'doctor', speciality_id: id })
      .execute();
    const pharmacy = await makePlace(test, 'pharmacy', { name: 'Lake Pharmacy' });
    const drug = await db
      .selectFrom('drug')
      .select('id')
      .where('name', 'like', 'Amoxicillin, capsule%')
      .executeTakeFirstOrThrow();
    await sell(test, pharmacy, { drug_id: drug.id, price: 500 });
    await refreshSearch(db, [doctor.id, pharmacy.id]);
  });
  afterAll(() => test.close());
  beforeEach(() => twoSecondsLater());

  const twoSecondsLater = () => (test.clock.now = new Date(test.clock.now.getTime() + 2_000));
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = admin.token) =>
    test.call(method, path, { token, ...(body ? { body } : {}) });
  const idOf = async (name: string): Promise<string> => {
    const query = { 'text-search': name };
    const { body } = await test.call('GET', '/admin/search-meanings', { token: admin.token, query });
    return body.data.find((one: { name: string }) => one.name === name).id;
  };
  const add = async (phrase: string, meaning: string) =>
    call('POST', '/admin/search-synonyms', { phrase, meaning: await idOf(meaning) });
  const names = async (path: string, text: string) =>
    (await test.call('GET', path, { query: { 'text-search': text } })).body.data.data.map(
      (row: { name: string }) => row.name,
    );
  const everything = async (text: string) =>
    (await test.call('GET', '/search', { query: { 'text-search': text } })).body.data;

  it('the search and the lists of every process use an added synonym after two seconds', async () => {
    expect(await names('/doctors', 'zzumutizz')).toEqual([]);
    const { status, body } = await add('Zzumutizz', 'Cardiology');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ phrase: 'Zzumutizz', meaning: { is: 'speciality', name: 'Cardiology' } });
    twoSecondsLater();
    expect(await names('/doctors', 'zzumutizz')).toEqual(['Dr. Aline Uwase']);
    expect((await everything('a zzumutizz doctor')).doctors).toHaveLength(1);
    // another process adds one
    await test.platform.db
      .insertInto('search_synonym')
      .values({ id: newId(), phrase: 'qqvibezz', key: 'qqvibezz', meaning: await idOf('Amoxicillin') })
      .execute();
    expect((await everything('qqvibezz')).drugs).toEqual([]);
    twoSecondsLater();
    expect((await everything('qqvibezz')).drugs[0].name).toMatch(/^Amoxicillin/);
    expect(await names('/pharmacies', 'qqvibezz')).toEqual(['Lake Pharmacy']);
  });

  it('a removed synonym finds nothing after two seconds, and the audit log shows who added and who removed it', async () => {
    const { id } = (await add('wwkolombazz', 'Cardiology')).body.data;
    twoSecondsLater();
    expect(await names('/doctors', 'wwkolombazz')).toHaveLength(1);
    expect((await call('DELETE', `/admin/search-synonyms/${id}`)).status).toBe(200);
    twoSecondsLater();
    expect(await names('/doctors', 'wwkolombazz')).toEqual([]);
    expect((await call('DELETE', `/admin/search-synonyms/${id}`)).status).toBe(404);
    const audit = await test.platform.db
      .selectFrom('audit')
      .select(['action', 'account_id', 'changes'])
      .where('object_id', '=', id)
      .where('outcome', '=', 'done')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      {
        action: 'search_synonym.added',
        account_id: admin.id,
        changes: { phrase: [null, 'wwkolombazz'], meaning: [null, 'Cardiology'] },
      },
      { action: 'search_synonym.removed', account_id: admin.id, changes: { phrase: ['wwkolombazz', null] } },
    ]);
  });

  it('refuses a phrase that has the meaning already, a phrase without a letter, and an unknown meaning', async () => {
    const again = await add('heart', 'Cardiology');
    expect(again.status).toBe(422);
    expect(again.body.fields).toEqual({ phrase: 'The search already takes “heart” for Cardiology.' });
    await add('yyhearterzz', 'Cardiology');
    // the search of this process does not know the new synonym yet, so the database refuses the phrase
    expect((await add('YY hearterzz', 'Cardiology')).body.fields).toHaveProperty('phrase');
    expect((await add('12 34', 'Cardiology')).body.fields).toEqual({
      phrase: 'Write a word that people search for.',
    });
    const unknown = await call('POST', '/admin/search-synonyms', { phrase: 'abc', meaning: 'speciality:none' });
    expect(unknown.body.fields).toEqual({ meaning: 'Choose a meaning from the list.' });
    expect((await add('heart', 'Dentistry')).status).toBe(201);
  });

  it('a synonym whose meaning is no longer in the catalogue is listed without a meaning, and the search ignores it', async () => {
    await test.platform.db
      .insertInto('search_synonym')
      .values({
        id: newId(),
        phrase: 'vvgonezz',
        key: 'vvgonezz',
        meaning: 'speciality:gone',
        created_at: '2030-01-01T00:00:00Z',
      })
      .execute();
    twoSecondsLater();
    const { data } = (await call('GET', '/admin/search-synonyms')).body;
    expect(data.data[0]).toMatchObject({ phrase: 'vvgonezz', meaning: null });
    expect((await everything('vvgonezz')).doctors).toEqual([]);
  });

  it('can be read only by administrators, and changed only by those who manage the catalogue', async () => {
    const { id } = (await add('uuallowedzz', 'Cardiology')).body.data;
    const body = { phrase: 'uuforbiddenzz', meaning: 'nothing:' };
    const doctor = await makeDoctor(test);
    const patient = await makePatient(test);
    for (const { token } of [doctor, patient]) {
      for (const path of ['/admin/search-synonyms', '/admin/search-meanings', '/admin/search-misses'])
        expect((await call('GET', path, undefined, token)).status, path).toBe(403);
      expect((await call('POST', '/admin/search-synonyms', body, token)).status).toBe(403);
      expect((await call('POST', '/admin/search-misses/dismiss', { text: 'malaria' }, token)).status).toBe(403);
      expect((await call('DELETE', `/admin/search-synonyms/${id}`, undefined, token)).status).toBe(403);
    }
    const support = await memberToken(test, admin, 'support');
    expect((await call('GET', '/admin/search-synonyms', undefined, support)).status).toBe(200);
    expect((await call('POST', '/admin/search-synonyms', body, support)).status).toBe(403);
    expect((await call('DELETE', `/admin/search-synonyms/${id}`, undefined, support)).status).toBe(403);
    const content = await memberToken(test, admin, 'content');
    expect((await call('POST', '/admin/search-synonyms', body, content)).status).toBe(201);
    expect((await call('DELETE', `/admin/search-synonyms/${id}`, undefined, content)).status).toBe(200);
  });
});
