import type { Page } from '@playwright/test';
import { told } from './steps/api.ts';
import { chooseTime, expectBooked, goToCheckout, openWizard, payInCash, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

const place = 'Kibagabaga Hospital, Gasabo';
const service = 'General practice';

test('the wizard goes on when a step is complete, goes back step by step, and closes at the end', async ({ page }) => {
  const { id } = await signInByApi('doctor@ivuriro.test');
  await enterAs(page, await newPatient('Sano'));
  const wizard = await openWizard(page, id);
  const next = wizard.getByRole('button', { name: 'Next' });
  await expect(wizard.getByRole('radio', { name: 'Online' })).toBeChecked();
  await expect(wizard.getByLabel('Hospital')).toHaveCount(0);
  await expect(wizard.getByRole('button', { name: 'Back' })).toHaveCount(0);
  for (const [sentence, answer] of [
    ['Select service', () => wizard.getByLabel('Service').selectOption({ label: service })],
    ['Enter reason', () => wizard.getByLabel('Reason').fill('A sore throat')],
  ] as const) {
    await next.click();
    await expectToast(page, `OOPS!!! ${sentence}`);
    await answer();
    await expect(toastsOn(page)).toHaveCount(0);
  }
  await expect(wizard.getByLabel('Insurance')).toHaveCount(0);
  await wizard.getByRole('radio', { name: 'In person' }).check();
  await next.click();
  await expectToast(page, 'OOPS!!! Select hospital');
  await wizard.getByLabel('Hospital').selectOption({ label: place });
  await next.click();
  await expectToast(page, 'OOPS!!! Select insurance');
  await sayWhatFor(page, { service, hospital: place, reason: 'A sore throat' });
  await next.click();
  await expectToast(page, 'OOPS!!! Select date');
  await chooseTime(page);

  // cash is only for appointments in person; without a payment method nothing is sent
  await expect(wizard.getByRole('radio', { name: 'Card' })).toBeChecked();
  await wizard.getByRole('radio', { name: 'Cash' }).check();
  await wizard.getByRole('button', { name: 'Back' }).click();
  await expect(wizard.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await wizard.getByRole('button', { name: 'Back' }).click();
  await sayWhatFor(page, { service, reason: 'A sore throat' });
  await chooseTime(page);
  await expect(wizard.getByRole('radio', { name: 'Cash' })).toHaveCount(0);
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await expectToast(page, 'Please select payment method');
  await expect(wizard.getByRole('heading', { name: /Step 3 of 4/ })).toBeVisible();

  await wizard.getByRole('button', { name: 'Back' }).click();
  await wizard.getByRole('button', { name: 'Back' }).click();
  await sayWhatFor(page, { service, hospital: place, reason: 'A sore throat' });
  await chooseTime(page);
  await payInCash(page);
  await expectBooked(page);
  await expect(wizard.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await expect(wizard).toBeHidden();
});

test('the fourth step of the wizard says that the payment is being confirmed', async ({ page }) => {
  const doctor = await freestDoctor();
  await enterAs(page, await newPatient('Sano'));
  await openWizard(page, doctor.id);
  await sayWhatFor(page, { service: doctor.service, reason: 'A sore throat' });
  await chooseTime(page);
  await wizardOf(page).getByRole('button', { name: 'Finish' }).click();
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  await page.route('**/api/patient/request/appointment', async (route) => {
    await settled;
    await route.continue();
  });
  await page
    .getByRole('dialog', { name: /^Pay [\d,]+ Frw/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(wizardOf(page).getByRole('heading', { name: 'Processing Payment' })).toBeVisible();
  await expect(wizardOf(page).getByRole('button', { name: 'Back' })).toHaveCount(0);
  settle();
  await expectBooked(page);
});

test('a patient chooses a doctor when none was named, and a list that does not load says so', async ({ page }) => {
  await page.route('**/api/doctors?*', (route) => route.abort());
  await page.goto('/faq?kept=1&dialog=appointment');
  const dialog = wizardOf(page);
  await expect(dialog.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/doctors?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const doctors = dialog.getByRole('listitem');
  await expect(doctors).toHaveCount(10);
  const tenth = (await doctors.last().locator('b').textContent()) ?? '';
  // more appear below those that are visible
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/doctors?*', async (route) => (await answer.promise, route.continue()));
  await dialog.getByRole('button', { name: 'Show more doctors' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Loading…' })).toBeFocused();
  await expect(doctors.getByText(tenth, { exact: true })).toBeInViewport();
  answer.resolve();
  await expect(doctors).toHaveCount(20);
  await expect(doctors.getByText(tenth, { exact: true })).toBeInViewport();
  await page.unroute('**/api/doctors?*');
  await dialog.getByLabel('Speciality').selectOption({ label: 'Internal medicine' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Internal medicine');
  const name = (await dialog.getByRole('listitem').first().locator('b').textContent()) ?? '';
  await dialog.getByRole('listitem').first().getByRole('link').click();
  await expect(dialog.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  await expect(dialog).toContainText(name);
  await expect(page).toHaveURL(/\/faq\?kept=1&dialog=appointment&doctor=/);
});

test('the calendar shows four days, none before today, and links to the next free one', async ({ page }) => {
  const { id } = await freestDoctor();
  let next: string | null = null;
  await page.route('**/api/view_doctor/calendar/**', (route) => {
    const from = new URL(route.request().url()).searchParams.get('week_start_date')!;
    const free = next !== null && from === next;
    const slot = { time: '09:00 AM', end_time: '10:00 AM', isAvailable: true, types: ['ONLINE'], hospital_ids: [] };
    const calendar = [0, 1, 2, 3].map((days) => ({ date: daysAfter(from, days), timeSlots: free ? [slot] : [] }));
    const data = { isAvailable: free, nextAvailableDate: free ? null : next, calendar };
    return route.fulfill({ json: { message: '', data } });
  });
  await page.goto(`/doctors/view/${id}`);
  const times = page.locator('#times');
  await expect(times.getByText('Currently, we are not available for booking.')).toBeVisible();
  await expect(times.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
  const today = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
  next = daysAfter(today, 8);
  await page.reload();
  await times.getByRole('button', { name: /^Next appointment on / }).click();
  await expect(times.getByRole('button', { name: /09:00$/ })).toHaveCount(4);
  await times.getByRole('button', { name: 'Earlier days' }).click();
  await times.getByRole('button', { name: 'Earlier days' }).click();
  await expect(times.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
  await expect(times.getByText('Today', { exact: true })).toBeVisible();

  await page.unroute('**/api/view_doctor/calendar/**');
  await page.route('**/api/view_doctor/calendar/**', (route) => route.abort());
  await page.reload();
  await expect(times.getByText('The free times did not arrive.')).toBeVisible();
  await page.unroute('**/api/view_doctor/calendar/**');
  await times.getByRole('button', { name: 'Try again' }).click();
  await expect(times.getByRole('button', { name: /\d\d:\d\d$/ }).first()).toBeVisible();
});

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Exactly one toast is shown: earlier ones are gone. */
async function expectToast(page: Page, words: string): Promise<void> {
  await expect(toastsOn(page)).toHaveText([words]);
}

const toastsOn = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByRole('paragraph').filter({ visible: true });

test('a cash booking after a hold is sent once, however often Finish is pressed while the hold is released', async ({
  page,
}) => {
  const { id } = await signInByApi('doctor@ivuriro.test');
  await enterAs(page, await newPatient('Sano'));
  const wizard = await openWizard(page, id);
  await sayWhatFor(page, { service, hospital: place, reason: 'A sore throat' });
  await chooseTime(page);
  await (await goToCheckout(page)).getByRole('button', { name: 'Leave without paying' }).click();
  let giveBack = () => {};
  const givenBack = new Promise<void>((resolve) => (giveBack = resolve));
  await page.route('**/api/patient/payment_intents/*', async (route) => {
    if (route.request().method() === 'DELETE') await givenBack;
    await route.continue();
  });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/patient/request/appointment', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.continue();
  });
  await wizard.getByRole('radio', { name: 'Cash' }).check();
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  const finish = wizard.locator('footer').getByRole('button').last();
  await finish.click();
  await asked;
  await finish.click({ force: true });
  giveBack();
  await expectBooked(page);
  expect(keys).toHaveLength(1);
});

test('a fee that was raised after it was shown is announced before the appointment is booked, in cash or by card', async ({
  page,
}) => {
  const { id, token } = await signInByApi('doctor@ivuriro.test');
  const before = await told('GET /doctor/profile', { token });
  const { name, email, publication, language_spoken, slot_minutes, consultation_fee: fee } = before;
  const takes = (consultation_fee: number) =>
    told('POST /doctor/update_profile', {
      token,
      body: { name, email, publication, language_spoken, slot_minutes, consultation_fee },
    });
  const patient = await newPatient('Sano');
  await enterAs(page, patient);
  const wizard = await openWizard(page, id);
  await sayWhatFor(page, { service, hospital: place, reason: 'A sore throat' });
  await chooseTime(page);
  const said = wizard.getByRole('alert');
  const footer = wizard.locator('footer');
  const shown = (amount: number) => `${amount.toLocaleString('en')} Frw`;

  await takes(fee + 500);
  await wizard.getByRole('radio', { name: 'Card' }).check();
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await expect(said).toContainText(`The price is now ${shown(fee + 500)}, not ${shown(fee)} any more.`);
  await expect(page.getByRole('dialog', { name: /^Pay [\d,]+ Frw/ })).toHaveCount(0);
  await (await goToCheckout(page)).getByRole('button', { name: 'Leave without paying' }).click();

  await takes(fee + 1_000);
  await payInCash(page);
  await expect(said).toContainText(`The price is now ${shown(fee + 1_000)}, not ${shown(fee)} any more.`);
  await expect(said).toBeInViewport();
  await expect(footer).toContainText(shown(fee + 1_000));
  const { data } = await told('GET /patient/appointments', { token: patient.token });
  expect(data).toEqual([]);
  await payInCash(page);
  await expectBooked(page);
  await takes(fee);
  const booked = await told('GET /patient/appointments', { token: patient.token });
  expect(booked.data).toMatchObject([{ payment: { amount_paid: fee + 1_000, payment_method: 'CASH' } }]);
});
