import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makePatient } from '../../../testing/people.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const save = (token: string, body: Record<string, unknown>, method: 'POST' | 'PUT' = 'POST') =>
  test.call(method, '/patient/update_profile', { token, body });

it('a profile is saved by POST with _method and by PUT', async () => {
  const { tokens, email } = await signUp(test);
  const token = tokens.patient!;
  const { id } = (await test.call('GET', '/patient/details', { token })).body.data;
  const saved = await save(token, {
    _method: 'PUT',
    full_name: ' Aline Mutoni ',
    email,
    gender: 'Prefer not to say',
    id_number: '1199280',
    phone: '0733 444 555',
    birth_date: '1992-03-05',
    address: 'KG 11 Ave',
    picture: '',
    password,
  });
  expect([saved.status, saved.body.message]).toEqual([200, 'Profile updated']);
  expect(saved.body.data).toMatchObject({
    id,
    itemType: 'patient',
    full_name: 'Aline Mutoni',
    phone: '+250733444555',
    gender: 'Prefer not to say',
    address: 'KG 11 Ave',
  });
  const again = await save(token, { full_name: 'Aline Mutoni', email, phone: '', address: 'none', password }, 'PUT');
  expect(again.body.data).toMatchObject({ phone: null, address: null, id_number: '1199280', birth_date: '1992-03-05' });
});

it('a profile form saves its fields and ignores pictures, which have an upload of their own', async () => {
  const { token, email } = await makePatient(test);
  const part = (field: string) => ({ field, name: 'me.png', type: 'image/png', bytes: Buffer.alloc(64, 1) });
  const send = (...fields: string[]) =>
    test.call('POST', '/patient/update_profile', {
      token,
      body: { _method: 'PUT', full_name: 'Aline Mutoni', email },
      files: fields.map(part),
    });
  const saved = await send('picture', 'images[]', 'images[1]');
  expect(saved.body.data).toMatchObject({ full_name: 'Aline Mutoni', picture: null });
  expect((await send('passport')).body.errors).toEqual(['We do not know the field passport.']);
});

it.each([
  [{ birth_date: '2020-01-01' }, 'You must be at least 16 years old.'],
  [{ birth_date: '1860-01-01' }, 'The birth date is not right.'],
  [{ phone: '0250 12' }, 'Enter a phone number, like 0788 123 456, or with its country code, like +32 470 12 34 56.'],
  [{ gender: 'Other' }, 'Gender is not right.'],
  [{ full_name: ' ' }, 'Full name is missing.'],
])('saving a profile with %j is refused', async (wrong, sentence) => {
  const { token, email } = await makePatient(test);
  const { status, body } = await save(token, { full_name: 'Aline', email, ...wrong });
  expect([status, body.errors]).toEqual([422, [sentence]]);
});

it('a profile form with a field that only the server sets is refused', async () => {
  const { token, email } = await makePatient(test);
  const { status, body } = await save(token, { full_name: 'Aline', email, user_code: 'AAAAAAAA' });
  expect([status, body.code]).toEqual([422, 'unknown_field']);
});

describe('the e-mail address and phone number for signing in', () => {
  const details = async (token: string) => (await test.call('GET', '/patient/details', { token })).body.data;
  const full_name = 'Aline Uwase';

  it('a new e-mail address or phone number in a profile needs the password, however recent the sign-in is; other fields do not', async () => {
    const { token, email } = await signUp(test, { phone: '0788 100 200' });
    for (const more of [{ email: 'new@example.rw' }, { email, phone: '0788 100 201' }, { email, phone: '' }]) {
      const asked = await save(token, { full_name: 'Another', ...more });
      expect([asked.status, asked.body.code]).toEqual([422, 'password_required']);
      const wrong = await save(token, { full_name: 'Another', ...more, password: 'a guess' });
      expect([wrong.status, wrong.body.errors]).toEqual([422, ['The password is not right.']]);
    }
    expect(await details(token)).toMatchObject({ full_name, email, phone: '+250788100200' });
    const same = { full_name: 'Aline Mutoni', email: email.toUpperCase(), phone: '0788100200' };
    expect((await save(token, same)).status).toBe(200);
    expect((await save(token, { full_name, email })).body.data.phone).toBe('+250788100200');
    const moved = await save(token, { full_name, email: 'new@example.rw', phone: '', password });
    expect(moved.body.data).toMatchObject({ email: 'new@example.rw', phone: null });
  });

  it('a profile refuses the e-mail address of somebody else', async () => {
    const one = await signUp(test);
    const two = await signUp(test);
    expect((await save(one.token!, { full_name, password, email: two.email })).body.code).toBe('email_taken');
    expect(await details(one.token!)).toMatchObject({ email: one.email });
  });

  it('saving a profile and signing up together answer only five times an hour per network address that an e-mail address is taken; a free e-mail address is still accepted', async () => {
    const one = await signUp(test);
    const two = await signUp(test);
    const headers = { 'x-forwarded-for': '10.8.8.8' };
    const probe = (email: string) =>
      test.call('POST', '/patient/update_profile', { token: one.token, body: { full_name, email, password }, headers });
    for (let n = 0; n < 5; n++) expect((await probe(two.email)).body.code).toBe('email_taken');
    expect((await probe(two.email)).body.code).toBe('slow_down');
    expect((await probe('free@example.rw')).status).toBe(200);
    const sign = { name: full_name, email: two.email, password, password_confirmation: password };
    const refused = await test.call('POST', '/register', {
      body: { ...sign, birth_date: '1992-03-04', isAgreeTerms: 1, type_patient: 1 },
      headers,
    });
    expect(refused.body.code).toBe('slow_down');
  });

  it('a changed e-mail address is reported by mail to the old one', async () => {
    const { token, email } = await signUp(test);
    await save(token!, { full_name, email: 'newer@example.rw', password });
    await deliver(test);
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Your e-mail address was changed' });
    expect(test.mails.at(-1)!.text).toContain('newer@example.rw');
  });
});
