import { randomInt } from 'node:crypto';
import { told } from './steps/api.ts';
import { mailedLink } from './steps/mail.ts';
import { demoPassword, enterAs, newPatient, signInByApi, somebody } from './steps/people.ts';
import { expectSignedIn, fillSignIn, signIn, signUp } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('a person with two accounts chooses one at the sign-in, and changes to the other later', async ({ page }) => {
  await page.goto('/');
  await signIn(page, { email: 'both@ivuriro.test', password: demoPassword });
  const chooser = page.getByRole('dialog', { name: 'Choose an account' });
  await expect(chooser.getByRole('listitem')).toHaveCount(2);
  await chooser.getByRole('button', { name: /Patient/ }).click();
  await expect(chooser).toBeHidden();
  await expectSignedIn(page, 'Claude Ishimwe');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Switch account' }).click();
  await expect(chooser.getByRole('listitem').filter({ hasText: 'In use' })).toContainText('Patient');
  await chooser.getByRole('button', { name: /Doctor/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/doctor\/agenda$/);
  await expect(page.getByRole('button', { name: /Account of Dr. Claude Ishimwe/ })).toBeVisible();
});

test('a forgotten password is replaced through the mailed link, which works once', async ({ page }) => {
  const patient = await newPatient('Ineza');
  await page.goto('/?dialog=login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByLabel('E-mail or phone number').fill(patient.email);
  await forgot.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/If there is an account with this address/).filter({ visible: true })).toBeVisible();

  const link = await mailedLink(page, patient.email);
  const password = 'Imigongo-nshya-9';
  await page.goto(link);
  const reset = page.getByRole('dialog', { name: 'Set a new password' });
  await reset.getByLabel('New password', { exact: true }).fill(password);
  await reset.getByLabel('New password once more').fill(password);
  await reset.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await fillSignIn(page, { email: patient.email, password });
  await expectSignedIn(page, patient.name);

  await page.goto(link);
  await reset.getByLabel('New password', { exact: true }).fill('Imigongo-ya-kera-1');
  await reset.getByLabel('New password once more').fill('Imigongo-ya-kera-1');
  await reset.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'OOPS!!!' }).filter({ visible: true })).toBeVisible();
  expect((await signInByApi(patient.email, password)).id).toBe(patient.id);
});

test('a person can sign up and sign in with their phone number although a stranger has entered it in another profile', async ({
  page,
}) => {
  const phone = `0788 4${randomInt(1e5).toString().padStart(5, '0')}`;
  const stranger = await newPatient('Stranger');
  const profile = { full_name: stranger.name, email: stranger.email, phone, password: stranger.password };
  await told('POST /patient/update_profile', { token: stranger.token, body: profile });
  await page.goto('/');
  const owner = { ...somebody('Owner'), password: 'Ikiyaga-cyiza-8' };
  await signUp(page, owner, 'Patient', phone);
  await page.getByRole('button', { name: /^Account of/ }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await again;
  await signIn(page, { email: phone, password: owner.password });
  await expectSignedIn(page, owner.name);
  expect((await signInByApi(phone, stranger.password)).id).toBe(stranger.id);
});

test('the menu leads to a dialog that explains wrong input and then changes the password', async ({ page }) => {
  const patient = await newPatient('Ineza');
  await enterAs(page, patient);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Old password').fill('not-this-one');
  await dialog.getByLabel('New password', { exact: true }).fill('Imigongo-nshya-9');
  await dialog.getByLabel('New password once more').fill('Imigongo-nshya-9');
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'OOPS!!!' }).filter({ visible: true })).toBeVisible();
  await dialog.getByLabel('Old password').fill(patient.password);
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password was changed').filter({ visible: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await signInByApi(patient.email, 'Imigongo-nshya-9')).id).toBe(patient.id);
});

test('every mistake in a sign-up and a sign-in is explained', async ({ page }) => {
  await page.goto('/?dialog=sign-up');
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Patient', exact: true }).check();
  await dialog.getByLabel('E-mail').fill('nobody');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  const wrong = {
    Name: 'Enter your name.',
    'E-mail': 'Enter a valid e-mail address, like name@example.com.',
    'Birth date': 'Enter your birth date.',
    Password: 'The password needs at least 8 characters.',
  };
  for (const [field, sentence] of Object.entries(wrong))
    await expect(dialog.getByLabel(field, { exact: true })).toHaveAccessibleDescription(sentence);
  await expect(dialog.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
    'Agree to the terms of use to go on.',
  );
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();

  const taken = await newPatient('Ineza');
  await dialog.getByLabel('Name', { exact: true }).fill('Ineza');
  await dialog.getByLabel('E-mail').fill(taken.email);
  await dialog.getByLabel('Birth date').fill('1991-04-12');
  await dialog.getByLabel('Password', { exact: true }).fill('Umuhanda-mwiza-7');
  await dialog.getByLabel('Password once more').fill('Umuhanda-mwiza-7');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'The account was not created.' })).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ineza');

  await page.goto('/doctors?dialog=login');
  await fillSignIn(page, { email: 'nobody@example.org', password: 'Umuhanda-mwiza-7' });
  await expect(page.getByRole('alert').filter({ hasText: 'OOPS!!!' }).filter({ visible: true })).toBeVisible();
  const patient = await newPatient('Ineza');
  await fillSignIn(page, patient);
  await expectSignedIn(page, patient.name);
  await expect(page.getByText('Welcome to your account').filter({ visible: true })).toBeVisible();
});

test('a toast closes by itself after ten seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?dialog=forgot-password');
  await page.getByLabel('E-mail or phone number').fill('nobody@example.org');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const answered = page.waitForResponse(/forget-password/);
  await page.getByRole('button', { name: 'Send the link' }).click();
  // the toast appears where the button was; it does not close while the pointer is over it, so the pointer moves away
  await page.mouse.move(0, 0);
  await (await answered).finished();
  const answer = page.getByText(/If there is an account with this address/).filter({ visible: true });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 100 });
    await expect(answer).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(9_000);
  await expect(answer).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(answer).toHaveCount(0);
});
