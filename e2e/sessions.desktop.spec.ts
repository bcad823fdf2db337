import type { Page } from '@playwright/test';
import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, newProvider, type Person, signInAdmin, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { secret, expectGone } from './steps/secret.ts';

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail or phone number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

test('when another provider signs in in a second tab, the dashboard in the first tab shows nothing of the previous provider', async ({
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

test('when the session of a patient expires in the appointment dialog, the dialog and its input stay', async ({
  page,
}) => {
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

test('the address of a dashboard page opens after the sign-in, and /dashboard leads each person to their own dashboard', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  await page.goto('/dashboard/messages/doctor?box=sent');
  await logIn(page, doctor);
  await expect(page).toHaveURL(`${address}/dashboard/messages/doctor?box=sent`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${address}/dashboard/doctor/agenda`);
  await page.getByRole('link', { name: 'Ivuriro' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${address}/dashboard/doctor/agenda`);
  expect((await page.goto('/dashboard/doctor/apointments'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to my start page' }).click();
  await expect(page).toHaveURL(`${address}/dashboard/doctor/agenda`);
  await page.goto('/profile/appointment');
  await expect(page.getByText('This login has no patient account.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
});

test('a dashboard whose session has expired leads to the sign-in at once, and back to the same page afterwards', async ({
  page,
}) => {
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

test('the sign-in page of administrators leads an administrator who is already signed in to the dashboard', async ({
  page,
}) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/login');
  await expect(page).toHaveURL(`${address}/dashboard/admin`);
});
