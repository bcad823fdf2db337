import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/pool.ts';
import { asOwner } from '../../../platform/db/role.ts';
import { newId } from '../../../platform/ids.ts';
import { joinTeam, makeDoctor, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
import { answer, invitationsOf, inviteDoctors } from '../../../testing/team-invitations.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { refreshSearch, refreshSearchWithTeams } from '../../providers/commands/refresh-search.ts';

describe('the search', () => {
  let test: TestApp;
  let eye: Person;
  let child: Person;
  let chuk: Person;
  let everyone: string[];

  beforeAll(async () => {
    test = await startTestApp();
    const { db } = test.platform;
    await loadCatalogue(db);
    [eye, child, chuk] = await Promise.all([
      makeDoctor(test, { name: 'Dr. Élise Mukamana' }),
      makeDoctor(test, { name: 'Dr. Eric Habimana' }),
      makePlace(test, 'hospital', { name: 'University Hospital of Kigali' }),
    ]);
    const huye = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
    const pharmacy = await makePlace(test, 'pharmacy', { name: 'Pharmacie Ubuzima' });
    await db.updateTable('place').set({ sector_code: 1213, district_code: 12 }).where('id', '=', pharmacy.id).execute();
    await db.updateTable('place').set({ sector_code: 2401 }).where('id', '=', huye.id).execute();
    await link(eye, 'Ophthalmology');
    await link(child, 'Paediatrics');
    await joinTeam(test, { id: chuk.id, kind: 'hospital' }, eye);
    const malaria = await db
      .selectFrom('symptom_disease')
      .select('id')
      .where('name', '=', 'Malaria (uncomplicated)')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('treated_symptom_disease')
      .values({ id: malaria.id, provider_id: child.id, symptom_disease_id: malaria.id })
      .execute();
    everyone = [eye.id, child.id, chuk.id, huye.id, pharmacy.id];
    await refreshSearch(db, everyone);
  });
  afterAll(() => test.close());

  const link = async (doctor: Person, name: string, db = test.platform.db) => {
    const row = await db.selectFrom('speciality').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await db
      .insertInto('provider_speciality')
      .values({ id: newId(), provider_id: doctor.id, provider_kind: 'doctor', speciality_id: row.id })
      .execute();
  };
  const find = async (path: string, text: string, more: Record<string, string> = {}) => {
    const { body } = await test.call('GET', path, { query: { 'text-search': text, ...more } });
    const rows = body.data.data as { name: string }[];
    expect(body.data.total).toBe(rows.length);
    return rows.map((row) => row.name);
  };

  it.each([
    ['the beginning of a name', 'hab'],
    ['case and accents', 'HÀBIMANA'],
    ['words in any order', 'habimana eric'],
    ['a speciality', 'paediatrics'],
    ['a disease that is treated', 'malaria'],
    ['a slip in a disease', 'malria'],
    ['a slip while still typing', 'habimma'],
    ['two letters swapped', 'paedaitrics'],
  ])('a search finds a doctor by %s', async (_, text) => {
    expect(await find('/doctors', text)).toEqual(['Dr. Eric Habimana']);
  });

  it.each(['opthalmology', 'ophtalmology', 'kigali', 'kigli', 'elise', 'élise', 'mukamana kigli'])(
    'a search finds the eye doctor of Kigali by %s',
    async (text) => {
      expect(await find('/doctors', text)).toEqual(['Dr. Élise Mukamana']);
    },
  );

  it('a search finds a name with an apostrophe or a hyphen in every usual spelling', async () => {
    const { db } = test.platform;
    const names = ["Dr. Njoki Ng'ang'a", 'Dr. Marie-Claire Umuhoza'];
    const ids = await Promise.all(names.map(async (name) => (await makeDoctor(test, { name })).id));
    await refreshSearch(db, ids);
    for (const text of ['nganga', 'ng’ang’a', "ng'ang'a"]) expect(await find('/doctors', text)).toEqual([names[0]]);
    for (const text of ['marieclaire', 'marie claire', 'marie-claire'])
      expect(await find('/doctors', text)).toEqual([names[1]]);
    await db.updateTable('provider').set({ is_published: false }).where('id', 'in', ids).execute();
  });

  it('a search finds nobody when its words belong to different doctors, when it is only the middle of a word, or when nobody has the word', async () => {
    expect(await find('/doctors', 'habimana ophthalmology')).toEqual([]);
    expect(await find('/doctors', 'mana')).toEqual([]);
    expect(await find('/doctors', 'zebra crossing')).toEqual([]);
    expect(await find('/doctors', 'xqz')).toEqual([]);
  });

  it('a search finds places by their name, sector, district and province', async () => {
    expect(await find('/hospitals', 'kigli')).toEqual(['University Hospital of Kigali']);
    expect(await find('/hospitals', 'huye')).toEqual(['Kabutare Hospital']);
    expect(await find('/pharmacies', 'remera')).toEqual(['Pharmacie Ubuzima']);
    expect(await find('/pharmacies', 'gasabo')).toEqual(['Pharmacie Ubuzima']);
    expect(await find('/pharmacies', 'kigali')).toEqual(['Pharmacie Ubuzima']);
    expect(await find('/laboratories', 'kigali')).toEqual([]);
  });

  it('a search treats operators of the full-text query language as blanks', async () => {
    for (const text of ["' & | ! ( ) : * <->", "habimana':*", '\\', 'habimana & !eric', '%_'])
      expect((await test.call('GET', '/doctors', { query: { 'text-search': text } })).status).toBe(200);
    expect(await find('/doctors', "habimana':*")).toEqual(['Dr. Eric Habimana']);
  });

  it('a search can be limited to a speciality, by its id or its name', async () => {
    const id = (await test.call('GET', '/specialties', { query: { 'text-search': 'Ophthalmology' } })).body.data[0].id;
    expect(await find('/doctors', 'dr', { specialty: id })).toEqual(['Dr. Élise Mukamana']);
    expect(await find('/doctors', '', { specialty: 'Ophthalmology' })).toEqual(['Dr. Élise Mukamana']);
    expect(await find('/doctors', '', { specialty: 'ophthalmology' })).toEqual(['Dr. Élise Mukamana']);
    expect(await find('/doctors', 'eric', { specialty: id })).toEqual([]);
    expect(await find('/doctors', '', { specialty: 'Astrology' })).toEqual([]);
  });

  it('a search that allows for typing errors shows the nearest matches first', async () => {
    const near = await makeDoctor(test, { name: 'Zawadi Uwimana' });
    const far = await makeDoctor(test, { name: 'Aaron Uwamana' });
    await refreshSearch(test.platform.db, [near.id, far.id]);
    expect(await find('/doctors', 'uwimanna')).toEqual(['Zawadi Uwimana', 'Aaron Uwamana']);
  });

  it('a search does not find a provider who is no longer published', async () => {
    const doctor = await makeDoctor(test, { name: 'Quirin Xylander' });
    const { db } = test.platform;
    expect(await find('/doctors', 'xylander')).toHaveLength(1);
    await db.updateTable('provider').set({ is_published: false }).where('id', '=', doctor.id).execute();
    expect(await find('/doctors', 'xylander')).toEqual([]);
    expect(await find('/doctors', 'xylandr')).toEqual([]);
    await db.updateTable('provider').set({ is_published: true }).where('id', '=', doctor.id).execute();
    expect(await find('/doctors', 'xylandr')).toHaveLength(1);
    await db.updateTable('provider').set({ deleted_at: test.clock.now }).where('id', '=', doctor.id).execute();
    expect(await find('/doctors', 'xylander')).toEqual([]);
  });

  it('a search by the new name of a hospital finds the hospital and its doctors', async () => {
    await test.call('PUT', '/hospital/update', {
      token: chuk.token,
      body: { name: 'Nyamirambo Teaching Hospital', email: 'post@hospital.test' },
    });
    expect(await find('/doctors', 'nyamirambo')).toEqual(['Dr. Élise Mukamana']);
    expect(await find('/doctors', 'kigali')).toEqual([]);
    expect(await find('/hospitals', 'nyamirambo')).toEqual(['Nyamirambo Teaching Hospital']);
  });

  /**
   * Runs `second` while the transaction of `first` is open. `second` may finish before that transaction ends, or wait.
   */
  async function together(first: (trx: Db) => Promise<void>, second: () => Promise<unknown>) {
    const { db, pool } = test.platform;
    const waiting =
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';
    let [over, acting]: [boolean, Promise<unknown>] = [false, Promise.resolve()];
    await db.transaction().execute(async (trx) => {
      await first(trx);
      acting = second().finally(() => (over = true));
      await expect.poll(async () => over || (await pool.query(waiting)).rows.length > 0).toBe(true);
    });
    await acting;
  }

  it('a search finds a doctor by the new speciality and the new hospital name when both change at the same time', async () => {
    const doctor = await makeDoctor(test, { name: 'Dr. Fidèle Twagiramungu' });
    const hospital = await makePlace(test, 'hospital', { name: 'Clinic of the Hill' });
    await joinTeam(test, { id: hospital.id, kind: 'hospital' }, doctor);
    await together(
      async (trx) => {
        await link(doctor, 'Cardiology', trx);
        await refreshSearch(trx, [doctor.id]);
      },
      () =>
        test.call('PUT', '/hospital/update', {
          token: hospital.token,
          body: { name: 'Clinic of the Lake', email: 'lake@hospital.test' },
        }),
    );
    for (const words of ['cardiology', 'lake']) expect(await find('/doctors', words)).toEqual([doctor.name]);
  });

  it('a search by the new name of a hospital finds a doctor who joined it while the name was being changed', async () => {
    const hospital = await makePlace(test, 'hospital', { name: 'Clinic of Yesterday' });
    const doctor = await makeDoctor(test, { name: 'Dr. Gloriose Umutesi' });
    await inviteDoctors(test, hospital, [doctor]);
    const [invitation] = await invitationsOf(test, doctor);
    await together(
      async (trx) => {
        await trx.updateTable('provider').set({ name: 'Clinic of Tomorrow' }).where('id', '=', hospital.id).execute();
        await refreshSearchWithTeams(trx, [hospital.id]);
      },
      () => answer(test, doctor, invitation!.id, 1),
    );
    expect(await find('/doctors', 'tomorrow')).toEqual([doctor.name]);
    expect(await find('/doctors', 'yesterday')).toEqual([]);
  });

  it('the index stores the right number of providers for each word', async () => {
    const { rows } = await test.platform.pool.query(`
      with visible as (select * from provider where is_published and deleted_at is null),
        real as (select kind, word, count(*)::integer as uses,
            count(*) filter (where word = any(words_of_name(sort_name)))::integer as named
          from visible, unnest(tsvector_to_array(words)) word group by kind, word),
        names as (select kind, word, sort_name, id from visible, unnest(words_of_name(sort_name)) word)
      select word from real full join (select * from search_word where uses <> 0) kept using (kind, word)
        where real.uses is distinct from kept.uses or real.named is distinct from kept.named
      union all select word from names full join name_word using (kind, word, sort_name, id)
        where names is null or name_word is null`);
    expect(rows).toEqual([]);
  });

  it('a search by a word that thousands of providers have finds the right providers in the right order', async () => {
    const { pool, db } = test.platform;
    await pool.query(`
      with made as (select gen_random_uuid() as id, n from generate_series(1, 2600) n),
        logins as (insert into login (id, email) select id, id || '@many.test' from made),
        accounts as (insert into account (id, login_id, type, name, user_code)
          select id, id, 'doctor', 'x', 'M' || n from made)
      select 1`);
    await pool.query(`
      with made as (select id, substr(user_code, 2)::integer as n from account where user_code like 'M%' and name = 'x'),
        providers as (insert into provider (id, kind, name, is_published, search)
          select id, 'doctor', 'Many ' || lpad(n::text, 4, '0'), true,
            'many ' || case when n % 2 = 0 then 'even' else 'odd' end from made)
      insert into doctor (id) select id from made`);
    await asOwner(test.databaseUrl, (owner) => owner.query('analyze'));
    const even = await makeSpeciality(test, { id: child.id, kind: 'doctor' }, 'Evenness');
    await pool.query(
      `insert into provider_speciality (id, provider_id, provider_kind, speciality_id)
        select gen_random_uuid(), id, 'doctor', $1 from provider where search = 'many even'`,
      [even],
    );
    const list = async (query: Record<string, string>) => {
      const { data } = (await test.call('GET', '/doctors', { query })).body;
      return { total: data.total, names: data.data.map((row: { name: string }) => row.name) };
    };
    expect(await list({ 'text-search': 'many' })).toMatchObject({
      total: 2600,
      names: Array.from({ length: 10 }, (_, index) => `Many ${String(index + 1).padStart(4, '0')}`),
    });
    expect((await list({ 'text-search': 'many', page: '260' })).names.at(-1)).toBe('Many 2600');
    expect((await list({ 'text-search': 'mani', page: '2' })).names[0]).toBe('Many 0011');
    expect((await list({ 'text-search': 'many odd' })).total).toBe(1_300);
    expect((await list({ 'text-search': 'odd even' })).total).toBe(0);
    // this doctor has the word "many" outside of the name; all other matches have it in their names
    await pool.query(`update provider set search = search || ' many' where id = $1`, [eye.id]);
    expect((await list({ 'text-search': 'many' })).names[0]).toBe('Dr. Élise Mukamana');
    expect((await list({ 'text-search': 'many', specialty: even, page: '2' })).names[0]).toBe('Many 0022');
    expect((await list({ 'text-search': 'many', specialty: even })).total).toBe(1_300);
    expect((await list({ specialty: 'Evenness' })).total).toBe(1_000);
    await db.deleteFrom('provider_speciality').where('speciality_id', '=', even).execute();
  });
});
