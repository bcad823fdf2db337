import { told } from './steps/api.ts';
import { mailedLink } from './steps/mail.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('an e-mail address is confirmed when the person opens the mailed link and presses a button, and not by opening the link alone', async ({
  page,
}) => {
  const patient = await newPatient('Confirmed');
  const isConfirmed = async () => (await told('GET /email_confirmation', { token: patient.token })).confirmed;
  await enterAs(page, patient);
  await page.goto('/?dialog=profile');
  const profile = page.getByRole('dialog', { name: 'Edit profile' });
  await expect(profile.getByText('Your e-mail address is not confirmed yet.')).toBeVisible();
  await profile.getByRole('button', { name: 'Send the mail' }).click();
  await expect(profile.getByText(`We have sent a mail to ${patient.email}`)).toBeVisible();

  const link = await mailedLink(page, patient.email, /confirm\/email/);
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
  await expect(dialog).toBeVisible();
  expect(await isConfirmed()).toBe(false);
  await dialog.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.').filter({ visible: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await isConfirmed()).toBe(true);
  await page.goto('/?dialog=profile');
  await expect(profile.getByLabel('E-mail')).toHaveValue(patient.email);
  await expect(profile.getByText('not confirmed yet')).toBeHidden();
});

test('the link that confirms an e-mail address asks the person to sign in first', async ({ page }) => {
  const patient = await newPatient('Elsewhere');
  await told('POST /email_confirmation', { token: patient.token });
  await page.goto(await mailedLink(page, patient.email, /confirm\/email/));
  await fillSignIn(page, patient);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.').filter({ visible: true })).toBeVisible();
  expect((await told('GET /email_confirmation', { token: patient.token })).confirmed).toBe(true);
});
