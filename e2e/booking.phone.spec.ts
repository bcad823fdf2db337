import type { Page } from '@playwright/test';
import { chooseTime, expectBooked, openWizard, payInCash, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { service, place } from './steps/book.ts';

test('the appointment dialog continues only when a step is complete, goes back step by step, and closes after the last step', async ({
  page,
}) => {
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

  // an online appointment cannot be paid in cash; Finish without a payment method sends no request
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

test('a patient who opens the appointment dialog without a doctor chooses one from a list, and can retry when the list cannot be loaded', async ({
  page,
}) => {
  await page.route('**/api/doctors?*', (route) => route.abort());
  await page.goto('/faq?kept=1&dialog=appointment');
  const dialog = wizardOf(page);
  await expect(dialog.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/doctors?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const doctors = dialog.getByRole('listitem');
  await expect(doctors).toHaveCount(10);
  const tenth = (await doctors.last().locator('b').textContent()) ?? '';
  // the next doctors are added below the first ten, so that the tenth stays in view
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

test('the calendar of a doctor shows four days, none of them before today, and links to the next day with a free slot', async ({
  page,
}) => {
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

/** Expects that this toast is the only one, and earlier ones have disappeared. */
async function expectToast(page: Page, words: string): Promise<void> {
  await expect(toastsOn(page)).toHaveText([words]);
}

const toastsOn = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByRole('paragraph').filter({ visible: true });
