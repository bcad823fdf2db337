import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { chooseTime, expectBooked, openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, newProvider } from './steps/people.ts';
import { fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('a person whose session was ended elsewhere is told so, and stays on the page until they sign in again', async ({
  page,
}) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  // waits for the requests of the first page, so that only the reload uses the ended token
  const counted = page.waitForResponse(/unread_count/);
  await page.goto('/profile/appointment');
  await counted;
  await expect(page.getByText('No appointments yet')).toBeVisible();
  const { user_code } = await told('GET /patient/details', { token: patient.token });
  await expect(page.getByRole('main')).toContainText(`Patient code ${user_code}`);
  await told('POST /logout', { token: patient.token });
  await page.reload();
  await expect(page.getByText('Your session expired, Please login again')).toBeVisible();
  await expect(page).toHaveURL(`${address}/profile/appointment`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
  await page.getByLabel('Notices').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail or phone number').fill(patient.email);
  await dialog.getByLabel('Password', { exact: true }).fill(patient.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('No appointments yet')).toBeVisible();
  await expect(page).toHaveURL(`${address}/profile/appointment`);
});

test('input in the appointment dialog survives a reload and a new sign-in', async ({ page }) => {
  const patient = await newPatient();
  const doctor = await freestDoctor();
  await openWizard(page, doctor.id);
  await sayWhatFor(page, { service: doctor.service, reason: 'A knee that hurts on stairs' });
  await page.reload();
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await chooseTime(page);
  await page.reload();
  await expect(wizard.getByRole('heading', { name: /Step 3 of 4/ })).toBeVisible();

  await wizard.getByRole('radio', { name: 'Card' }).check();
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await expect(
    page.getByText('Please login as patient to book appointment').filter({ visible: true }).first(),
  ).toBeVisible();
  await fillSignIn(page, patient);
  await expect(wizard.getByRole('heading', { name: /Step 3 of 4/ })).toBeVisible();
  await expect(wizard).toContainText(doctor.service);
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await page
    .getByRole('dialog', { name: /^Pay [\d,]+ Frw/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expectBooked(page);
  const appointments = await told('GET /patient/appointments?withoutPaginate=1', { token: patient.token });
  expect(appointments).toMatchObject([{ reason: 'A knee that hurts on stairs' }]);
});

test('signing out in one tab closes the dashboard in another tab', async ({ page }) => {
  await enterAs(page, await newProvider('type_doctor'));
  await page.goto('/dashboard/doctor/appointments');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { read: 'of patients' }));
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${address}/?dialog=login&next=%2Fdashboard%2Fdoctor%2Fappointments`);
  expect(await page.evaluate(() => 'read' in window), 'the page is another one, with nothing in its memory').toBe(
    false,
  );
});
