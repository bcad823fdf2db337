import { ask, told } from './steps/api.ts';
import { expectAccessible } from './steps/accessible.ts';
import { demoPassword, enterAs, newPatient, newProvider, signInAdmin, signInByApi } from './steps/people.ts';
import { expectSaid } from './steps/profiles.ts';
import { expectSignedIn, fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('ending a session signs its device out, and a new password ends the other sessions', async ({ page }) => {
  const pharmacy = await newProvider('type_pharmacy');
  const { email, password } = pharmacy;
  const elsewhere = async (): Promise<{ token: string }> =>
    (await told('POST /login', { body: { email, password } }))[0].pharmacy;
  const isIn = async ({ token }: { token: string }) => (await ask('GET /sessions', { token })).status === 200;
  const [one, two] = [await elsewhere(), await elsewhere()];
  await enterAs(page, pharmacy);
  await page.goto('/dashboard/pharmacy/customization?tab=security');
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await expectSaid(page, 'The session was ended');
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(1);
  expect([await isIn(one), await isIn(two)].filter(Boolean)).toHaveLength(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page
    .getByRole('dialog', { name: 'End all other sessions?' })
    .getByRole('button', { name: 'End all others' })
    .click();
  await expect(page.getByText('No other device is signed in.')).toBeVisible();
  expect([await isIn(one), await isIn(two)]).toEqual([false, false]);

  const three = await elsewhere();
  await page.getByLabel('Old password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('Umuhanda-mushya-8');
  await page.getByLabel('New password once more').fill('Umuhanda-mushya-8');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByLabel('Old password')).toHaveValue('');
  expect(await isIn(three)).toBe(false);
  await expect(page.getByText('This device')).toHaveCount(1);

  // the new profile can be edited before an administrator has approved it
  await page.getByRole('link', { name: 'General Info' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the public page' })).toHaveCount(0);
  await page.getByLabel('Address', { exact: true }).fill('KG 7 Ave 12');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Profile updated successfully');
});

test('a patient and an administrator manage devices and password on a page with the same content', async ({ page }) => {
  await enterAs(page, await newPatient());
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(page.getByText('This device')).toHaveCount(1);
  await expectAccessible(page, 'a patient’s security');
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/members');
  // waits for the list, because the page renders again when it detects that another person has signed in in this tab
  const doctors = { name: 'Doctors' };
  await expect(page.getByRole('table', doctors).or(page.getByRole('list', doctors))).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expect(page.getByLabel('Old password')).toBeVisible();
});

test('the app on a phone opens no dashboard, and allows a sign-in only as a patient', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { Capacitor: { isNativePlatform: () => true } }));
  const doctor = await signInByApi('doctor@ivuriro.test');
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor');
  await expectSaid(page, 'Use computer to login into the dashboard');
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?dialog=login');
  await fillSignIn(page, { email: 'hospital@ivuriro.test', password: demoPassword });
  await expectSaid(page, 'Use computer to login into the dashboard');
  expect(await page.evaluate(() => localStorage.getItem('user_data'))).toBeNull();

  // a person with a doctor and a patient account can choose the patient account after the refusal
  await page.goto('/?dialog=login');
  await fillSignIn(page, { email: 'both@ivuriro.test', password: demoPassword });
  const chooser = page.getByRole('dialog', { name: 'Choose an account' });
  await chooser.getByRole('button', { name: /Doctor/ }).click();
  await expectSaid(page, 'Use computer to login into the dashboard');
  await chooser.getByRole('button', { name: /Patient/ }).click();
  await expectSignedIn(page, 'Claude Ishimwe');
});
