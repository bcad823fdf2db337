import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let people = 0;
const form = (more: Record<string, unknown> = {}) => ({
  name: 'Aline Uwase',
  email: `aline${++people}@example.rw`,
  birth_date: '1992-03-04',
  password: 'tea hills at dawn',
  password_confirmation: 'tea hills at dawn',
  isAgreeTerms: '1',
  type_patient: true,
  ...more,
});
// each sign-up comes from a network address of its own, because rate limits have their own tests
const register = (body: Record<string, unknown>, from = `10.0.0.${++people}`): Promise<ApiAnswer> =>
  test.call('POST', '/register', { body, headers: { 'x-forwarded-for': from } });

describe('sign-up', () => {
  it('signing up creates a patient and signs them in', async () => {
    const { status, body } = await register(form({ phone: '0788 123 456', gender: 'Female', id_number: '119928' }));
    expect(status).toBe(201);
    expect(body.message).toBe('Account Created Successful');
    const [{ patient }] = body.data;
    expect(patient).toMatchObject({
      account_type: 'patient',
      account_type_name: 'Patient',
      full_name: 'Aline Uwase',
      phone: '+250788123456',
      picture: null,
    });
    expect(patient.user_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    const details = await test.call('GET', '/patient/details', { token: patient.token });
    expect(details.body.data).toMatchObject({ birth_date: '1992-03-04', gender: 'Female', id_number: '119928' });
  });

  it('sign-up accepts a form post as the pages send it', async () => {
    const answered = await test.call('POST', '/register', { body: form(), files: [] });
    expect(answered.status).toBe(201);
  });

  it('sign-up reports every field that is wrong, each with a message', async () => {
    const { status, body } = await register({
      name: 'A',
      email: 'nobody',
      password: 'short',
      password_confirmation: 'other',
      type_patient: '1',
      birth_date: '2019-05-05',
      phone: '12',
    });
    expect(status).toBe(422);
    expect(body.code).toBe('validation_failed');
    expect(body.errors).toEqual([
      'Enter a valid e-mail address, like name@example.com.',
      'Enter a phone number, like 0788 123 456, or with its country code, like +32 470 12 34 56.',
      'The password needs at least 8 characters.',
      'Agree to the terms of use to go on.',
      'The two passwords are not the same.',
      'You must be at least 16 years old.',
    ]);
  });

  it.each([
    [{ type_patient: false }, 'Choose at least one account type.'],
    [{ name: '\u3164\u00ad' }, 'Name is missing.'],
    [{ birth_date: '' }, 'Enter your birth date as YYYY-MM-DD.'],
    [{ birth_date: '1992-02-30' }, 'Enter your birth date as YYYY-MM-DD.'],
    [{ type_hospital: '1', type: '' }, 'Choose Hospital or Clinic.'],
    [{ gender: 'Other' }, 'Gender is not right.'],
    [{ type_patient: 0, type_doctor: 1, gender: 'Other' }, 'Gender is not right.'],
    [
      { password: 'password123', password_confirmation: 'password123' },
      'Many people use this password. Choose another one.',
    ],
    [
      { password: 'Rwanda2026', password_confirmation: 'Rwanda2026' },
      'Many people use this password. Choose another one.',
    ],
    [
      { email: 'me@example.rw', password: 'ME@example.rw', password_confirmation: 'ME@example.rw' },
      'The password may not be your e-mail address.',
    ],
    [
      { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) },
      'The password may have at most 128 characters.',
    ],
  ])('sign-up refuses %j', async (more, sentence) => {
    const { status, body } = await register(form(more));
    expect([status, body.errors]).toEqual([422, [sentence]]);
  });

  it('sign-up creates one login with an account for each ticked type; providers are unpublished', async () => {
    const both = form({
      type_doctor: 1,
      type_hospital: 1,
      type_lab: 1,
      type_pharmacy: 1,
      type: 'Clinic',
      gender: 'Prefer not to say',
    });
    const { status, body } = await register(both);
    expect(status).toBe(201);
    expect(body.data.map((entry: object) => Object.keys(entry)[0])).toEqual([
      'patient',
      'doctor',
      'hospital',
      'laboratory',
      'pharmacy',
    ]);
    const ids = body.data.map((entry: object) => Object.values(entry)[0].id);
    const { rows } = await test.platform.pool.query(
      'select p.kind, p.is_published, l.type from provider p left join place l on l.id = p.id where p.id = any($1) order by p.kind',
      [ids],
    );
    expect(rows).toEqual([
      { kind: 'doctor', is_published: false, type: null },
      { kind: 'hospital', is_published: false, type: 'Clinic' },
      { kind: 'laboratory', is_published: false, type: null },
      { kind: 'pharmacy', is_published: false, type: null },
    ]);
  });

  it('sign-up ignores fields that the form does not show for the type', async () => {
    const { status } = await register(
      form({ type_patient: 0, type_pharmacy: 1, birth_date: 'yesterday', gender: 'x', type: 'Castle' }),
    );
    expect(status).toBe(201);
  });

  it('sign-up stores the password only as an argon2id hash', async () => {
    const person = form();
    await register(person);
    const { password_hash } = await test.platform.db
      .selectFrom('login')
      .select('password_hash')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
  });

  it('sign-up records which version of the terms was agreed to, and when', async () => {
    await test.platform.pool.query(
      `insert into static_content (id, key, value, version) values (gen_random_uuid(), 'term', '', 7)
       on conflict (key) do update set version = 7`,
    );
    const { body } = await register(form());
    const account = await test.platform.db
      .selectFrom('account')
      .select(['terms_version', 'terms_accepted_at'])
      .where('id', '=', body.data[0].patient.id)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ terms_version: 7, terms_accepted_at: test.clock.now });
  });

  it('sign-up accepts an e-mail address only once, in whatever notation', async () => {
    await register(form({ email: 'Same@Example.rw' }));
    const again = await register(form({ email: ' same@example.RW' }));
    expect([again.status, again.body.code]).toEqual([422, 'email_taken']);
  });

  it('only one of five people who sign up with one e-mail address at the same moment succeeds', async () => {
    const same = form({ email: 'race@example.rw' });
    const all = await Promise.all(Array.from({ length: 5 }, (_, n) => register(same, `10.1.0.${n}`)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
    expect(new Set(all.filter(({ status }) => status === 422).map(({ body }) => body.code))).toEqual(
      new Set(['email_taken']),
    );
    const { rows } = await test.platform.pool.query(
      `select count(*) from account a join login l on l.id = a.login_id where l.email = 'race@example.rw'`,
    );
    expect(rows[0].count).toBe(1);
  });

  it('sign-up answers only five times an hour per network address that an e-mail address is taken; people with a free e-mail address can still sign up from there', async () => {
    const taken = form();
    await register(taken);
    const from = '10.9.9.9';
    for (let n = 0; n < 5; n++)
      expect((await register({ ...taken, phone: `07880000${10 + n}`, email: taken.email }, from)).body.code).toBe(
        'email_taken',
      );
    const sixth = await register({ ...form(), email: taken.email }, from);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'slow_down']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await register(form(), from)).status).toBe(201);
  });

  it('one network address can open twenty provider logins in five minutes, and patients can still sign up from it', async () => {
    const from = '10.9.9.10';
    const provider = () => ({ ...form(), type_lab: 1 });
    const answers = await Promise.all(Array.from({ length: 22 }, () => register(provider(), from)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'slow_down'],
      [429, 'slow_down'],
    ]);
    expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect((await register(provider(), '10.9.9.11')).status).toBe(201);
    expect((await register(form(), from)).status, 'a patient behind the same address').toBe(201);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 300_001);
    expect((await register(provider(), from)).status).toBe(201);
    test.clock.now = before;
  });
});
