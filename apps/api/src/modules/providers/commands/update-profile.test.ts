import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTeam, makeDoctor, makePlace } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

describe('profiles of providers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await loadCatalogue(test.platform.db);
  });
  afterAll(() => test.close());
  const form = { name: 'Dr. Nadine Uwera', email: 'nadine@doctor.test' };
  const save = (token: string, body: object) => test.call('POST', '/doctor/update_profile', { token, body });

  it('profiles are saved and shown, without scripts and without HTML that is not allowed', async () => {
    const doctor = await makeDoctor(test);
    const { body, status } = await save(doctor.token, {
      ...form,
      bio: '<h1>Me</h1><p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">a</a><a href="https://b.rw">b</a><img src=x onerror=y></p>',
      language_spoken: '[{"value":"English"},{"value":" "}]',
      awards_honors: JSON.stringify([{ value: 'Pasted\u2028over two lines' }]),
      RMDC_Reg_number: 'R-1',
      consultation_fee: '12500',
      slot_minutes: 30,
    });
    expect({ status, data: body.data }).toEqual({ status: 200, data: { id: doctor.id, itemType: 'doctor' } });
    const shown = (await test.call('GET', `/show/doctor/${doctor.id}`)).body.data;
    expect(shown).toMatchObject({
      name: form.name,
      RMDC_Reg_number: 'R-1',
      consultation_fee: 12500,
      language_spoken: '[{"value":"English"}]',
      awards_honors: '[{"value":"Pasted over two lines"}]',
      workingHours: { length: 7 },
      reviews: [],
    });
    expect(shown.bio).toContain('<h2 data-level="1">Me</h2><p>Hello ');
    expect(shown.bio).toContain('href="https://b.rw"');
    expect(shown.bio).not.toMatch(/script|onclick|onerror|javascript|<img/);
    expect(shown).not.toHaveProperty('email');
    expect(shown).not.toHaveProperty('slot_minutes');
    const own = (await test.call('GET', '/doctor/profile', { token: doctor.token })).body.data;
    expect(own).toMatchObject({ email: form.email, slot_minutes: 30, isPublished: true });
    const account = await test.platform.db
      .selectFrom('account')
      .select('name')
      .where('id', '=', doctor.id)
      .executeTakeFirst();
    expect(account?.name).toBe(form.name);
  });

  it('saving a profile keeps fields that were not sent, and stores an empty fee as none', async () => {
    const doctor = await makeDoctor(test, { fee: 5000, slotMinutes: 15 });
    await save(doctor.token, form);
    const own = async () => (await test.call('GET', '/doctor/profile', { token: doctor.token })).body.data;
    expect(await own()).toMatchObject({ consultation_fee: 5000, slot_minutes: 15 });
    await save(doctor.token, { ...form, consultation_fee: '' });
    expect((await own()).consultation_fee).toBeNull();
    await save(doctor.token, { ...form, gender: 'Female' });
    expect((await own()).gender).toBe('Female');
    await save(doctor.token, { ...form, gender: '' });
    expect((await own()).gender).toBeNull();
  });

  it('a profile can be saved as it was read, with null where a form would be empty', async () => {
    const doctor = await makeDoctor(test);
    const none = { bio: null, publication: null, RMDC_Reg_number: null, consultation_fee: null, gender: null };
    const empty = { bio: '', publication: '[]', RMDC_Reg_number: null, consultation_fee: null, gender: null };
    await save(doctor.token, { ...form, bio: '<p>About me</p>', gender: 'Male' });
    expect((await save(doctor.token, { ...form, ...none })).status).toBe(200);
    expect((await test.call('GET', '/doctor/profile', { token: doctor.token })).body.data).toMatchObject({
      ...empty,
      name: form.name,
    });
    expect((await save(doctor.token, { ...form, name: null })).status).toBe(422);
  });

  it.each([
    [{ slot_minutes: 20 }],
    [{ consultation_fee: -1 }],
    [{ consultation_fee: 10.5 }],
    [{ education_trainings: '{"a":1}' }],
    [{ education_trainings: 'no json' }],
    [{ isPublished: 1 }],
    [{ verified: true }],
    [{ licence_expires_on: '2030-01-01' }],
    [{ phone: '12' }],
    [{ phone: 'ask at the desk' }],
    [{ name: '\u200b\u2060' }],
  ])('a profile with the field %j is refused', async (wrong) => {
    const doctor = await makeDoctor(test);
    expect((await save(doctor.token, { ...form, ...wrong })).status).toBe(422);
    const own = (await test.call('GET', '/doctor/profile', { token: doctor.token })).body.data;
    expect(own.name).not.toBe(form.name);
  });

  it('a phone number is stored in one notation and a name on one line, whatever was typed', async () => {
    const doctor = await makeDoctor(test);
    const sent = { ...form, name: 'Dr. Ame\u0301lie\r\nUwase\u202e', phone: '(0252) 588\u2013888' };
    expect((await save(doctor.token, sent)).status).toBe(200);
    const own = (await test.call('GET', '/doctor/profile', { token: doctor.token })).body.data;
    expect([own.name, own.phone]).toEqual(['Dr. Am\u00e9lie Uwase', '+250252588888']);
    expect((await save(doctor.token, { ...form, phone: '12' })).body.errors).toEqual([
      'Enter a phone number, like 0788 123 456, or with its country code, like +32 470 12 34 56.',
    ]);
  });

  it('a doctor loses the verification when the registration number or the name changes, but not when both are sent again unchanged', async () => {
    const doctor = await makeDoctor(test, { name: form.name });
    const { db } = test.platform;
    await db
      .updateTable('doctor')
      .set({ verified: true, rmdc_number: 'R-1', licence_expires_on: '2100-06-30' })
      .where('id', '=', doctor.id)
      .execute();
    const verified = async () => (await test.call('GET', `/show/doctor/${doctor.id}`)).body.data.verified;
    await save(doctor.token, { ...form, RMDC_Reg_number: 'R-1' });
    expect(await verified()).toBe(true);
    await save(doctor.token, { ...form, RMDC_Reg_number: 'R-2' });
    expect(await verified()).toBe(false);
    await db.updateTable('doctor').set({ verified: true }).where('id', '=', doctor.id).execute();
    expect((await save(doctor.token, { ...form, name: 'Prof. Somebody Famous' })).status).toBe(200);
    expect(await verified()).toBe(false);
  });

  it('only the provider can read their unpublished profile', async () => {
    const doctor = await makeDoctor(test, { published: false });
    expect((await test.call('GET', `/show/doctor/${doctor.id}`)).status).toBe(404);
    expect((await save(doctor.token, form)).status).toBe(200);
    const own = (await test.call('GET', '/doctor/profile', { token: doctor.token })).body.data;
    expect(own).toMatchObject({ name: form.name, isPublished: false });
  });

  it('a hospital profile shows as many doctors of the team as requested, and their total', async () => {
    const hospital = await makePlace(test, 'hospital');
    const [first, second, hidden] = await Promise.all([
      makeDoctor(test, { name: 'Aline Team' }),
      makeDoctor(test, { name: 'Bosco Team' }),
      makeDoctor(test, { name: 'Chris Team', published: false }),
    ]);
    for (const doctor of [second, hidden, first]) await joinTeam(test, { id: hospital.id, kind: 'hospital' }, doctor);
    const shown = async (query: string) => {
      const { data } = (await test.call('GET', `/show/hospital/${hospital.id}${query}`)).body;
      return { team: data.availableDoctors.map(({ id }: { id: string }) => id), size: data.team_size };
    };
    expect(await shown('')).toEqual({ team: [first.id, second.id], size: 2 });
    expect(await shown('?team=1')).toEqual({ team: [first.id], size: 2 });
    expect(await shown('?team=0')).toEqual({ team: [], size: 2 });
    expect(await shown('?team=all')).toEqual({ team: [first.id, second.id], size: 2 });
    expect((await test.call('GET', `/show/hospital/${hospital.id}/doctors`)).body.data).toEqual([
      { id: first.id, name: 'Aline Team', doctorSpecialties: [], consultation_fee: null, bookable: [] },
      { id: second.id, name: 'Bosco Team', doctorSpecialties: [], consultation_fee: null, bookable: [] },
    ]);
  });

  it('the team on a hospital profile shows the current names of its doctors, without unpublished or deleted doctors', async () => {
    const hospital = await makePlace(test, 'hospital');
    const [first, second, late] = await Promise.all([
      makeDoctor(test, { name: 'Aline Team' }),
      makeDoctor(test, { name: 'Bosco Team' }),
      makeDoctor(test, { name: 'Chris Team', published: false }),
    ]);
    for (const doctor of [first, second, late]) await joinTeam(test, { id: hospital.id, kind: 'hospital' }, doctor);
    const shown = async () => {
      const { data } = (await test.call('GET', `/show/hospital/${hospital.id}?team=9`)).body;
      return data.availableDoctors.map(({ name }: { name: string }) => name);
    };
    const change = ({ id }: { id: string }, to: { name?: string; is_published?: boolean; deleted_at?: Date }) =>
      test.platform.db.updateTable('provider').set(to).where('id', '=', id).execute();
    await change(late, { is_published: true });
    expect(await shown()).toEqual(['Aline Team', 'Bosco Team', 'Chris Team']);
    await change(first, { name: 'Émilie Team' });
    expect(await shown()).toEqual(['Bosco Team', 'Chris Team', 'Émilie Team']);
    await change(second, { is_published: false });
    await change(late, { deleted_at: test.platform.now() });
    expect(await shown()).toEqual(['Émilie Team']);
  });

  it('a hospital profile shows its published team and its location', async () => {
    const hospital = await makePlace(test, 'hospital');
    const [shown, hidden] = await Promise.all([makeDoctor(test), makeDoctor(test, { published: false })]);
    for (const doctor of [shown, hidden]) await joinTeam(test, { id: hospital.id, kind: 'hospital' }, doctor);
    const saved = await test.call('PUT', '/hospital/update', {
      token: hospital.token,
      body: {
        name: 'Hôpital du Lac',
        email: 'lac@hospital.test',
        sector: 'Remera (Gasabo)',
        address: 'none',
        type: 'Clinic',
        otherServicesProvided: '[{"value":"Vaccination"}]',
        about: '<p>By the lake</p>',
      },
    });
    expect(saved.body.data).toEqual({ id: hospital.id, itemType: 'hospital' });
    const { data } = (await test.call('GET', `/show/hospital/${hospital.id}`)).body;
    expect(data).toMatchObject({
      name: 'Hôpital du Lac',
      type: 'Hospital',
      sector: 'Remera',
      sector_code: '1213',
      district: 'Gasabo',
      address: null,
      location_is_approximate: true,
      otherServicesProvided: [{ name: 'Vaccination' }],
      about: '<p>By the lake</p>',
    });
    expect(data.latitude).toBeCloseTo(-1.95, 1);
    expect(data.availableDoctors.map((doctor: { id: string }) => doctor.id)).toEqual([shown.id]);
    expect(data).not.toHaveProperty('isPublished');
    const affiliated = (await test.call('GET', `/show/doctor/${shown.id}`)).body.data.hospitalAffiliations;
    expect(affiliated).toMatchObject([
      { id: hospital.id, sector: 'Remera', latitude: data.latitude, location_is_approximate: true },
    ]);
    await test.platform.db
      .updateTable('place')
      .set({ latitude: -1.9571, longitude: 30.1102 })
      .where('id', '=', hospital.id)
      .execute();
    const found = (await test.call('GET', `/show/doctor/${shown.id}`)).body.data.hospitalAffiliations;
    expect(found).toMatchObject([{ latitude: -1.9571, location_is_approximate: false }]);
  });

  it.each(['laboratory', 'pharmacy'] as const)('the profile of a %s is saved and shown', async (kind) => {
    const place = await makePlace(test, kind);
    const body = { name: `The ${kind}`, email: 'post@place.test', sector: '1105' };
    expect((await test.call('POST', `/${kind}/update`, { token: place.token, body })).status).toBe(200);
    const { data } = (await test.call('GET', `/show/${kind}/${place.id}`)).body;
    expect(data).toMatchObject({ name: `The ${kind}`, sector: 'Mageregere', type: null, availableDoctors: [] });
    const own = await test.call('GET', `/${kind}/profile`, { token: place.token });
    expect(own.body.data).toMatchObject({ isPublished: true, email: 'post@place.test', images: [] });
  });

  it('a sector that does not exist, or whose name several districts have, is refused', async () => {
    const place = await makePlace(test, 'pharmacy', { published: false });
    const set = (sector: string) =>
      test.call('PUT', '/pharmacy/update', {
        token: place.token,
        body: { name: 'P', email: 'p@place.test', sector },
      });
    expect((await set('Atlantis')).status).toBe(422);
    expect((await set('Remera')).status).toBe(422);
    expect((await set('Mageregere')).status).toBe(200);
    expect((await set('')).status).toBe(200);
    const own = await test.call('GET', '/pharmacy/profile', { token: place.token });
    expect(own.body.data).toMatchObject({ sector: null, sector_code: null, latitude: null });
  });

  it('a provider who signs up has an unpublished profile at once', async () => {
    const { body, status } = await test.call('POST', '/register', {
      body: {
        name: 'Clinique Aurore',
        email: 'aurore@clinic.test',
        phone: '0788123456',
        password: 'a-long-passphrase',
        password_confirmation: 'a-long-passphrase',
        type: 'Clinic',
        sector: '1213',
        address: 'none',
        isAgreeTerms: 1,
        type_hospital: 1,
      },
    });
    expect(status).toBe(201);
    const { token, user_code } = body.data[0].hospital;
    const own = (await test.call('GET', '/hospital/profile', { token })).body.data;
    expect(own).toMatchObject({ name: 'Clinique Aurore', type: 'Clinic', sector_code: '1213', isPublished: false });
    expect(own.user_code).toBe(user_code);
  });
});
