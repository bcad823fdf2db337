import type { Page } from '@playwright/test';
import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, newProvider, type Person, signInAdmin, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

const secret = 'Words for one person alone';

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail or phone number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
}

/** Expects the text nowhere in the page: not shown, not in a field, not as a chosen file. */
async function expectGone(page: Page, what: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((words) => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
          const typed = fields.some(({ value, files }) => value.includes(words) || Boolean(files?.length));
          return typed || document.body.innerText.includes(words);
        }, secret),
      { message: what },
    )
    .toBe(false);
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Forms that a patient has begun, by name. */
const begun: Record<string, (page: Page) => Promise<void>> = {
  'a letter': async (page) => {
    await page.goto('/profile/messages?write=new');
    await page.getByLabel('Subject').fill(secret);
  },
  'a profile with a picture': async (page) => {
    await page.goto('/?dialog=profile');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(secret);
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: onePixel });
  },
  'a booking with a paper': async (page) => {
    const doctor = await freestDoctor();
    await openWizard(page, doctor.id);
    const paper = { name: `${secret}.txt`, mimeType: 'text/plain', buffer: Buffer.from('HIV') };
    await wizardOf(page).locator('input[type=file]').first().setInputFiles(paper);
    await sayWhatFor(page, { service: doctor.service, reason: secret });
  },
  'a review': async (page) => {
    const doctor = await freestDoctor();
    await page.goto(`/doctors/view/${doctor.id}?dialog=review&review=doctor.${doctor.id}`);
    await page.getByRole('dialog').getByRole('textbox').first().fill(secret);
  },
};

for (const [what, begin] of Object.entries(begun))
  test(`${what} is deleted when the person signs out in another tab, and not shown to the next person`, async ({
    page,
    context,
  }) => {
    await enterAs(page, await newPatient());
    await begin(page);
    const other = await context.newPage();
    await other.goto('/');
    await signOut(other);
    await expectGone(page, 'signed out');
    await enterAs(other, await newPatient());
    await expectGone(page, 'somebody else signed in');
    await page.reload();
    await expectGone(page, 'loaded again');
  });

test('a dashboard shows nothing of the previous provider when another one signs in in another tab', async ({
  page,
  context,
}) => {
  await enterAs(page, await newProvider('type_doctor'));
  await page.goto('/dashboard/doctor/customization');
  await page.getByLabel('Name', { exact: true }).fill(secret);
  const other = await context.newPage();
  const next = await newProvider('type_doctor');
  await enterAs(other, next);
  await expectGone(page, 'somebody else signed in');
  await expect(page.getByRole('button', { name: `Account of ${next.name}` })).toBeVisible();
});

test('a session that expires while a doctor’s page is read keeps the page and the input', async ({ page }) => {
  const patient = await newPatient();
  const doctor = await freestDoctor();
  await enterAs(page, patient);
  await openWizard(page, doctor.id);
  await sayWhatFor(page, { service: doctor.service, reason: secret });
  await told('POST /logout', { token: patient.token });
  await page.reload();
  const toast = page.getByText('Your session expired, Please login again').filter({ visible: true });
  await expect(toast).toBeVisible();
  await expect(wizardOf(page).getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).filter({ visible: true }).first().click();
  await logIn(page, patient);
  await expect(wizardOf(page).getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await wizardOf(page).getByRole('button', { name: 'Back' }).click();
  await expect(wizardOf(page).getByLabel('Reason')).toHaveValue(secret);
});

test('an address of a dashboard opens after the sign-in, and /dashboard leads everybody to their own', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  await page.goto('/dashboard/messages/doctor?box=sent');
  await logIn(page, doctor);
  await expect(page).toHaveURL(`${address}/dashboard/messages/doctor?box=sent`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${address}/dashboard/doctor`);
  await page.getByRole('link', { name: 'Ivuriro' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${address}/dashboard/doctor`);
  expect((await page.goto('/dashboard/doctor/apointments'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the overview' }).click();
  await expect(page).toHaveURL(`${address}/dashboard/doctor`);
  await page.goto('/profile/appointment');
  await expect(page.getByText('This login has no patient account.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
});

test('a dashboard whose session expires leads to the sign-in at once, and then back', async ({ page }) => {
  const { email, password, ...laboratory } = await newProvider('type_lab');
  await enterAs(page, { email, password, ...laboratory });
  await page.goto('/dashboard/laboratory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await told('POST /logout', { token: laboratory.token });
  const failures: string[] = [];
  await page.exposeFunction('failed', (text: string) => failures.push(text));
  await page.evaluate(() => {
    const look = () => {
      const found = /[^\n]*(did not arrive|Try again)[^\n]*/.exec(document.body.innerText);
      if (found) (window as unknown as { failed: (text: string) => void }).failed(found[0]);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/dashboard/laboratory/orders?status=PENDING', { waitUntil: 'commit' });
  await expect(page.getByText('Your session expired, Please login again').filter({ visible: true })).toBeVisible();
  await logIn(page, { name: '', email, password });
  await expect(page).toHaveURL(`${address}/dashboard/laboratory/orders?status=PENDING`);
  expect(failures).toEqual([]);
});

test('an administrator who is signed in is not asked to sign in again', async ({ page }) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/login');
  await expect(page).toHaveURL(`${address}/dashboard/admin`);
});
