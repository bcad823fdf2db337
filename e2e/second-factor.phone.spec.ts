import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { codeOf } from './steps/authenticator.ts';
import { toast } from './steps/desk.ts';
import { demoPassword, enterAs, newPatient } from './steps/people.ts';
import { enterCode, setUpOnPage } from './steps/second-factor.ts';
import { expect, test } from './steps/test.ts';
import { dialogOf } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator’s second factor is set up, required at the sign-in, and removed', async ({ page }) => {
  await signInPage(page);
  await page.goto('/dashboard/admin/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const enrolment = dialogOf(page, 'Set up the second factor');
  await expect(enrolment.getByRole('img', { name: /Code for the camera/ })).toBeVisible();
  const key = (await enrolment.locator('code').textContent())!;
  await expectAccessible(page, 'enrolment');
  await enrolment.getByRole('textbox', { name: 'Code that the app shows now' }).fill('000000');
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page, 'The code is not right.')).toBeVisible();
  await enrolment.getByRole('textbox', { name: 'Code that the app shows now' }).fill(codeOf(key));
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialogOf(page, 'Recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [spare] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await signInPage(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page, 'second step');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('123456');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The code is not right. Use the newest one; each is taken once.').first()).toBeVisible();
  await code.fill(spare!);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin$/);

  await page.goto('/dashboard/admin/security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const removal = dialogOf(page, 'Remove the second factor?');
  await removal.getByLabel('Password', { exact: true }).fill(demoPassword);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a patient sets up a second factor, and the sign-in dialog asks for its code', async ({ page }) => {
  const patient = await newPatient('Odette');
  await enterAs(page, patient);
  await page.goto('/profile/security');
  const [spare] = await setUpOnPage(page);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectAccessible(page, 'security of a patient');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/?dialog=login');
  const dialog = dialogOf(page, 'Log in');
  await dialog.getByRole('textbox', { name: 'E-mail or phone number' }).fill(patient.email);
  await dialog.getByLabel('Password', { exact: true }).fill(patient.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialogOf(page, 'One more step')).toBeVisible();
  await expectAccessible(page, 'second step in the dialog');
  await enterCode(page, spare!);
  await expect(toast(page, 'Welcome to your account')).toBeVisible();
  await page.goto('/profile/security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

/** Signs in with the form as the second administrator. */
async function signInPage(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard/admin/login');
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill('admin2@ivuriro.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const inside = page.getByRole('heading', { level: 1, name: 'Overview' });
  await expect(page.getByRole('heading', { name: 'One more step' }).or(inside)).toBeVisible();
}
