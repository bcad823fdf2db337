import { shownPhone } from '@ivuriro/contract/shown-phone';
import { told } from './steps/api.ts';
import { expectAccessible } from './steps/accessible.ts';
import { enterAs, newPatient, somebody } from './steps/people.ts';
import { receivedCode, somePhone, wrongFor } from './steps/phone.ts';
import { expectSignedIn, openEntrance, signOut, signUpByCode } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('a person signs up with a phone number alone, logs out, and logs in by a code', async ({ page }) => {
  const [{ name }, phone] = [somebody('Vestine'), somePhone()];
  const typed = phone.replace('+250', '0');
  await page.goto('/');
  await openEntrance(page, 'Sign up');
  const signUp = page.getByRole('dialog', { name: 'Sign up' });
  await signUp.getByRole('checkbox', { name: 'Patient', exact: true }).check();
  await signUp.getByRole('radio', { name: 'Code by SMS' }).check();
  await expect(signUp.getByLabel('E-mail')).toBeHidden();
  await expect(signUp.getByLabel('Password once more')).toBeHidden();
  await signUp.getByRole('button', { name: 'Send the code' }).click();
  await expect(signUp.getByText('Enter your phone number.')).toBeVisible();
  await signUpByCode(page, { name, phone: typed, birthDate: '1991-04-12' });

  await page.goto('/profile/security');
  await expect(page.getByText(`You can log in by a code that we send to ${shownPhone(phone)}.`)).toBeVisible();
  await expect(page.getByText('You log in by a code and have no password yet.')).toBeVisible();
  await page.goto('/?dialog=profile');
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveValue('');

  await page.goto('/');
  await signOut(page);
  await page.goto('/?dialog=login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Code by SMS' }).click();
  await login.getByLabel('Phone number').fill(typed);
  await login.getByRole('button', { name: 'Send the code' }).click();
  const code = await receivedCode(phone, 2);
  await login.getByLabel('Code', { exact: true }).fill(wrongFor(code));
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('The code is not right. 4 tries are left.').first()).toBeVisible();
  await login.getByLabel('Code', { exact: true }).fill(code);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await expectSignedIn(page, name);
});

test('after five wrong codes even the right code no longer works', async ({ page }) => {
  const phone = somePhone();
  await page.goto('/?dialog=login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Code by SMS' }).click();
  await login.getByLabel('Phone number').fill(phone);
  await login.getByRole('button', { name: 'Send the code' }).click();
  const code = await receivedCode(phone);
  const says = [
    '4 tries are left',
    '3 tries are left',
    '2 tries are left',
    'One try is left',
    'does not work any more',
  ];
  for (const [n, sentence] of says.entries()) {
    await login.getByLabel('Code', { exact: true }).fill(wrongFor(code, n + 1));
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login.getByText(sentence).first()).toBeVisible();
  }
  await login.getByLabel('Code', { exact: true }).fill(code);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('does not work any more').first()).toBeVisible();
});

test('a patient confirms the number of their account on the security page', async ({ page }) => {
  const patient = await newPatient('Confirming');
  const phone = somePhone();
  const password = patient.password;
  const profile = { full_name: patient.name, email: patient.email, phone, password };
  await told('POST /patient/update_profile', { token: patient.token, body: profile });
  await enterAs(page, patient);
  await page.goto('/profile/security');
  const section = page.getByRole('region', { name: 'Phone number' });
  await expect(section.getByText('Not confirmed')).toBeVisible();
  await section.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' });
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await receivedCode(phone));
  await expectAccessible(page, 'confirming a phone number');
  await dialog.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await told('GET /account/phone', { token: patient.token })).toMatchObject({ phone, confirmed: true });
});
