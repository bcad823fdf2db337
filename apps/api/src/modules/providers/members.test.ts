import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, makeSpeciality, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadCatalogue } from '../catalogue/index.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  await loadCatalogue(test.platform.db);
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
  test.call(method, path, { token: admin.token, ...more });
const list = async (path: string, query: Record<string, string> = {}) => (await as('GET', path, { query })).body.data;
const namesIn = async (path: string, query: Record<string, string> = {}) =>
  (await list(path, query)).data.map((row: { name: string }) => row.name);

const kinds = [
  ['doctor', 'doctors'],
  ['hospital', 'hospitals'],
  ['laboratory', 'laboratories'],
  ['pharmacy', 'pharmacies'],
] as const;
let people = 0;
const form = (name: string) => ({ name, email: `member${++people}@example.rw` });

describe.each(kinds)('the administrator’s page of a %s', (kind, kinds) => {
  const create = (body: object) => as('POST', `/admin/${kinds}`, { body });

  it('a new member is unpublished and first in the list, and an administrator can complete, publish and unpublish the profile', async () => {
    const asked = { ...form('Ubuzima Bwiza'), isAgreeTerms: 1 };
    const email = `contact.${kind}@ubuzima.rw`;
    const made = await create(asked);
    expect([made.status, made.body.data.itemType]).toEqual([201, kind]);
    const doctor = kind === 'doctor';
    expect(made.body.message).toBe(doctor ? 'New Doctor Profile was added successfully' : 'Profile saved successfully');
    const { id } = made.body.data;
    const audited = test.platform.db.selectFrom('audit').select('object_id').where('object_id', '=', id);
    expect(await audited.execute()).toHaveLength(1);
    expect((await list(`/admin/${kinds}`)).data[0]).toMatchObject({ id, name: 'Ubuzima Bwiza', isPublished: false });
    const text = { 'text-search': 'ubuzima' };
    const isPublic = async () => {
      const shown = await test.call('GET', `/show/${kind}/${id}`);
      const found = await test.call('GET', `/${kinds}`, { query: text });
      return [shown.status, found.body.data.total];
    };
    expect(await isPublic()).toEqual([404, 0]);

    const update = await as(doctor ? 'POST' : 'PUT', `/admin/${kinds}/${id}`, {
      body: { name: 'Ubuzima Bwacu', email, phone: '0788 300 100', [`${kind}_id`]: id },
    });
    expect([update.status, update.body.data]).toEqual([200, { id, itemType: kind }]);
    expect(update.body.message).toBe(
      doctor ? 'Doctor Profile was updated successfully' : 'Profile updated successfully',
    );
    const own = (await as('GET', `/admin/${kinds}/${id}`)).body.data;
    expect(own).toMatchObject({ name: 'Ubuzima Bwacu', email, isPublished: false });

    const early = await as('POST', `/admin/${kind}/approve/${id}`, { body: { isPublished: 1 } });
    expect([early.status, early.body.code]).toEqual(doctor ? [422, 'profile_incomplete'] : [200, undefined]);
    if (doctor) expect(early.body.message).toBe('Before the profile is published, add a speciality.');
    else await as('POST', `/admin/${kind}/approve/${id}`, { body: { isPublished: 0 } });
    expect(await isPublic()).toEqual([404, 0]);
    const essential = {
      name: 'Ubuzima Bwacu',
      email,
      ...(doctor ? { RMDC_Reg_number: 'R-1' } : { sector: 'Kimironko' }),
    };
    await as(doctor ? 'POST' : 'PUT', `/admin/${kinds}/${id}`, { body: essential });
    if (doctor) await makeSpeciality(test, { id, kind });

    const approved = await as('POST', `/admin/${kind}/approve/${id}`, { body: { isPublished: 1 } });
    expect(approved.body.data).toEqual({ id, isPublished: true });
    expect(approved.body.message).toBe(`${doctor ? 'Doctor' : 'Profile'} was approved and published`);
    expect(await isPublic()).toEqual([200, 1]);
    await deliver(test);
    const told = test.mails.at(-1)!;
    expect([told.to, told.subject]).toEqual([email, 'Your profile is published']);
    expect(told.text).toMatch(new RegExp(`http://ivuriro.test/[a-z-]+/view/${id}`));
    expect(await namesIn(`/admin/${kinds}`, { state: 'waiting', ...text })).toEqual([]);
    expect(await namesIn(`/admin/${kinds}`, { state: 'published', ...text })).toEqual(['Ubuzima Bwacu']);

    const emptied = { ...essential, ...(doctor ? { RMDC_Reg_number: '' } : { sector: '' }) };
    const kept = await as(doctor ? 'POST' : 'PUT', `/admin/${kinds}/${id}`, { body: emptied });
    expect([kept.status, kept.body.code]).toEqual([422, 'profile_incomplete']);
    if (doctor) {
      const [link] = (await as('GET', `/admin/doctor/${id}/specialties`)).body.data;
      const removed = await as('DELETE', `/admin/doctor/specialty/${link.id}`);
      expect([removed.status, removed.body.code]).toEqual([422, 'profile_incomplete']);
    }
    expect(await isPublic()).toEqual([200, 1]);

    const hidden = await as('POST', `/admin/${kind}/approve/`, { body: { isPublished: '0', [`${kind}_id`]: id } });
    expect(hidden.body.message).toMatch(/was unpublished$/);
    expect(await isPublic()).toEqual([404, 0]);
    expect((await test.call('GET', '/search', { query: text })).body.data[kinds]).toEqual([]);
  });

  it('only an administrator can open a member, only under the URL of the member’s kind, and only when all ids in the request agree', async () => {
    const { id } = (await create(form('Alone'))).body.data;
    const other = kind === 'doctor' ? 'pharmacies' : 'doctors';
    expect((await as('GET', `/admin/${other}/${id}`)).status).toBe(404);
    const mismatch = { isPublished: 1, [`${kind}_id`]: admin.id };
    const refused = await as('POST', `/admin/${kind}/approve/${id}`, { body: mismatch });
    expect(refused.body.code).toBe('owner_mismatch');
    const patient = await makePatient(test);
    const provider = kind === 'doctor' ? await makeDoctor(test) : await makePlace(test, kind);
    for (const { token } of [patient, provider])
      for (const path of [`/admin/${kinds}`, `/admin/${kinds}/${id}`, `/admin/${kinds}/${id}/deletion`])
        expect((await test.call('GET', path, { token })).status).toBe(403);
  });

  it('refuses a second member with the same e-mail address, but accepts one with the same phone number', async () => {
    const first = { ...form('First'), phone: `0788${String(people).padStart(6, '0')}` };
    expect((await create(first)).status).toBe(201);
    const again = await create({ ...first, email: first.email.toUpperCase() });
    expect([again.status, again.body.code]).toEqual([422, 'email_taken']);
    const phone = await create({ ...form('Second'), phone: first.phone.replace('0', '+250 ') });
    expect(phone.status).toBe(201);
    const twins = form('Twins');
    const both = await Promise.all([create(twins), create(twins)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422]);
    expect((await list(`/admin/${kinds}`, { 'text-search': twins.email })).total).toBe(1);
  });

  it('an invalid member is refused with an error for each field', async () => {
    for (const wrong of [{ name: '' }, { email: 'none' }, { sector: 'Nowhere' }, { isPublished: 1 }, { owner: 'x' }]) {
      const body = { ...form('Wrong'), ...wrong };
      if (kind === 'doctor' && 'sector' in wrong) continue;
      const refused = await create(body);
      expect([refused.status, JSON.stringify(wrong)]).toEqual([422, JSON.stringify(wrong)]);
    }
    expect(await namesIn(`/admin/${kinds}`, { 'text-search': 'wrong' })).toEqual([]);
  });
});

describe('the link that a new member is mailed', () => {
  const mailTo = async (email: string) => {
    await deliver(test);
    return test.mails.findLast(({ to }) => to === email)!;
  };
  const login = (email: string, password: string) => test.call('POST', '/login', { body: { email, password } });

  it('the link mailed to a new member sets the first password, works once within seven days, and signs the member in', async () => {
    const body = form('Dr. Keza');
    const { email } = body;
    await as('POST', '/admin/doctors', { body });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Your Ivuriro account is open');
    const token = /reset\/password\/([\w-]{43})/.exec(mail.text)![1]!;
    const password = 'tea hills at dawn';
    expect((await login(email, password)).status).toBe(401);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 6.9 * 86_400_000);
    const reset = () =>
      test.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });
    expect((await reset()).status).toBe(200);
    expect((await reset()).body.code).toBe('link_expired');
    const signedIn = (await login(email, password)).body;
    expect(signedIn.data.map((entry: object) => Object.keys(entry))).toEqual([['doctor']]);
    test.clock.now = before;
    const { terms_version } = await test.platform.db
      .selectFrom('account')
      .select('terms_version')
      .where('id', '=', signedIn.data[0].doctor.id)
      .executeTakeFirstOrThrow();
    expect(terms_version).toBeNull();
  });

  it('no link to set a password is mailed to a person who already signs in with a confirmed address', async () => {
    const email = 'two@example.rw';
    const password = 'tea hills at dawn';
    await test.call('POST', '/register', {
      body: {
        name: 'Two',
        email,
        birth_date: '1992-03-04',
        password,
        password_confirmation: password,
        isAgreeTerms: 1,
        type_patient: 1,
      },
    });
    await test.call('POST', '/forget-password', { body: { email } });
    const token = /reset\/password\/([\w-]{43})/.exec((await mailTo(email)).text)![1]!;
    await test.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });
    expect((await as('POST', '/admin/pharmacies', { body: { name: 'Two Pharmacy', email } })).status).toBe(201);
    const mail = await mailTo(email);
    expect(mail.text).toContain('We have opened a pharmacy account for you');
    expect(mail.text).not.toContain('reset/password');
    const { body } = await login(email, password);
    expect(body.data.flatMap((entry: object) => Object.keys(entry))).toEqual(['patient', 'pharmacy']);
  });
});

describe('the type of a hospital', () => {
  it('a hospital that is created as a clinic stays a clinic', async () => {
    const { id } = (await as('POST', '/admin/hospitals', { body: { ...form('Clinic'), type: 'Clinic' } })).body.data;
    await as('PUT', `/admin/hospitals/${id}`, { body: { ...form('Clinic'), type: 'Hospital' } });
    expect((await as('GET', `/admin/hospitals/${id}`)).body.data.type).toBe('Clinic');
    const lab = { ...form('Lab'), type: 'Hospital', sector: 'Remera (Gasabo)', address: 'none' };
    const made = await as('POST', '/admin/laboratories', { body: lab });
    expect((await as('GET', `/admin/laboratories/${made.body.data.id}`)).body.data).toMatchObject({
      type: null,
      sector: 'Remera',
      district: 'Gasabo',
      address: null,
    });
  });
});

describe('a verified doctor', () => {
  it('a doctor can be verified with a registration number and a valid licence, and loses the verification when the number or the name changes', async () => {
    const { id } = (await as('POST', '/admin/doctors', { body: form('Dr. Certain') })).body.data;
    const save = (more: object) => as('POST', `/admin/doctors/${id}`, { body: { ...form('Dr. Certain'), ...more } });
    const verified = async () => (await as('GET', `/admin/doctors/${id}`)).body.data.verified;
    expect((await save({ verified: 1 })).body.message).toBe('Enter the registration number that you checked.');
    expect((await save({ verified: 1, RMDC_Reg_number: 'R-7', licence_expires_on: '2026-11-19' })).status).toBe(422);
    expect(await verified()).toBe(false);
    expect((await save({ verified: 1, RMDC_Reg_number: 'R-7', licence_expires_on: '2026-11-20' })).status).toBe(200);
    expect(await verified()).toBe(true);
    await save({ RMDC_Reg_number: 'R-8' });
    expect(await verified()).toBe(false);
    expect((await as('GET', `/admin/doctors/${id}`)).body.data.licence_expires_on).toBe('2026-11-20');
    await save({ verified: 1 });
    expect(await verified()).toBe(true);
    await save({ name: 'Prof. Somebody Famous' });
    expect(await verified()).toBe(false);
    await save({ licence_expires_on: '' });
    expect((await as('GET', `/admin/doctors/${id}`)).body.data.licence_expires_on).toBeNull();
  });
});

describe('the administrator’s list of members', () => {
  it('the administrator lists members newest first, by page, and can filter them by state', async () => {
    for (let number = 1; number <= 12; number++) {
      const { id } = await makePlace(test, 'pharmacy', { name: `Paged ${number}`, published: number % 2 === 0 });
      const created_at = new Date(Date.UTC(2027, 0, number));
      await test.platform.db.updateTable('provider').set({ created_at }).where('id', '=', id).execute();
    }
    const first = await list('/admin/pharmacies');
    expect(first.data.map((row: { name: string }) => row.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Paged ${12 - index}`),
    );
    expect(first.data[0].created_at).toBe('2027-01-12T00:00:00.000Z');
    expect((await namesIn('/admin/pharmacies', { page: '2' })).slice(0, 2)).toEqual(['Paged 2', 'Paged 1']);
    expect((await namesIn('/admin/pharmacies', { state: 'waiting' })).slice(0, 2)).toEqual(['Paged 11', 'Paged 9']);
    const whole = await list('/admin/pharmacies', { withoutPaginate: '1' });
    expect(whole).toHaveLength(first.total);
  });

  it('the administrator finds members by name with a typing error, by e-mail address, phone number and code', async () => {
    const body = { ...form('Dr. Mukamana Solange'), phone: '0788999111', RMDC_Reg_number: 'R-2' };
    const { id } = (await as('POST', '/admin/doctors', { body })).body.data;
    await makeSpeciality(test, { id, kind: 'doctor' });
    await as('POST', `/admin/doctor/approve/${id}`, { body: { isPublished: 1 } });
    // a code of letters alone, which reads like a name
    const user_code = 'CGWNJTWH';
    await test.platform.db.updateTable('provider').set({ user_code }).where('id', '=', id).execute();
    const texts = [
      'solange muka',
      'Mukamanna',
      body.email.toUpperCase(),
      '0788 999',
      '+250788999111',
      '+250 (0)788 999 111',
      user_code.toLowerCase(),
      user_code.replace(/^.{4}/, '$&-'),
    ];
    for (const text of texts)
      expect([text, await namesIn('/admin/doctors', { 'text-search': text })]).toEqual([text, [body.name]]);
    for (const text of ['%', '@', "' | 'zz", 'nobody at all'])
      expect([text, await namesIn('/admin/doctors', { 'text-search': text })]).toEqual([text, []]);
  });
});
