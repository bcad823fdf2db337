import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs } from './steps/people.ts';
import { newPatientByPhone, receivedCode } from './steps/phone.ts';
import { expectSaid } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

test('a patient who signed up twice signs in to the second record, and after the merge its appointment is in the first record', async ({
  page,
}) => {
  const [own, other] = [await newPatientByPhone('Esperance'), await newPatientByPhone('Esperance')];
  const { appointment_id } = await bookOnline(other, (await freestDoctor()).id);
  await enterAs(page, own);
  await page.goto('/profile/security');
  await page.getByRole('region', { name: 'A second record of yours' }).getByRole('button').click();
  const signIn = page.getByRole('dialog', { name: 'Sign in to the other record' });
  await signIn.getByLabel('E-mail or phone number').fill(other.phone);
  await signIn.getByLabel('Password', { exact: true }).fill('not the password 1');
  await signIn.getByRole('button', { name: 'Log in' }).click();
  await expectSaid(page, 'not right');
  await signIn.getByRole('button', { name: 'By a code to the phone' }).click();
  await expectAccessible(page, 'signing in to another record');
  await signIn.getByLabel('Phone number').fill(other.phone);
  await signIn.getByRole('button', { name: 'Send the code' }).click();
  await signIn.getByLabel('Code', { exact: true }).fill(await receivedCode(other.phone, 2));
  await signIn.getByRole('button', { name: 'Log in' }).click();
  const question = page.getByRole('dialog', { name: 'Merge the two records?' });
  await expect(question).toContainText(`Everything of the record of ${other.name}`);
  await expectAccessible(page, 'merging an own record');
  await question.getByRole('button', { name: 'Merge the records' }).click();
  await expectSaid(page, 'Your two records are one now.');
  await expect(question).toBeHidden();
  const { data } = await told('GET /patient/appointments', { token: own.token });
  expect(data.map((one: { appointment_id: string }) => one.appointment_id)).toEqual([appointment_id]);
  await page.goto('/profile/appointment');
  await expect(page.getByText('1 appointment', { exact: true })).toBeVisible();
});
