import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { makePatient } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const save = (token: string, body: Record<string, unknown>, method: 'POST' | 'PUT' = 'POST') =>
  test.call(method, '/patient/update_profile', { token, body });

it('saves the profile, by POST with _method and by PUT', async () => {
  const { token, email, id } = await makePatient(test);
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
  const again = await save(token, { full_name: 'Aline Mutoni', email, phone: '', address: 'none' }, 'PUT');
  expect(again.body.data).toMatchObject({ phone: null, address: null, id_number: '1199280', birth_date: '1992-03-05' });
});

it.each([
  [{ birth_date: '2020-01-01' }, 'You must be at least 16 years old.'],
  [{ birth_date: '1860-01-01' }, 'The birth date is not right.'],
  [{ phone: '0250 12' }, 'Enter a Rwandan mobile number, like 0788 123 456.'],
  [{ gender: 'Other' }, 'Gender is not right.'],
  [{ full_name: ' ' }, 'Full name is missing.'],
])('refuses %j', async (wrong, sentence) => {
  const { token, email } = await makePatient(test);
  const { status, body } = await save(token, { full_name: 'Aline', email, ...wrong });
  expect([status, body.errors]).toEqual([422, [sentence]]);
});

it('knows no field that the server owns', async () => {
  const { token, email } = await makePatient(test);
  const { status, body } = await save(token, { full_name: 'Aline', email, user_code: 'AAAAAAAA' });
  expect([status, body.code]).toEqual([422, 'unknown_field']);
});

it('does not take an address of someone else', async () => {
  const one = await makePatient(test);
  const two = await makePatient(test);
  const { status, body } = await save(one.token, { full_name: 'Aline', email: two.email });
  expect([status, body.code]).toEqual([422, 'email_taken']);
  expect((await test.call('GET', '/patient/details', { token: one.token })).body.data.email).toBe(one.email);
});

it('tells the old address of a new one', async () => {
  const { token, email } = await makePatient(test);
  await save(token, { full_name: 'Aline', email: 'new@example.rw' });
  await deliver(test);
  expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Your e-mail address was changed' });
  expect(test.mails.at(-1)!.text).toContain('new@example.rw');
});
