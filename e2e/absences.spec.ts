import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { type Booked, bookedDay } from './steps/agenda.ts';
import { told } from './steps/api.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { receivedLink } from './steps/phone.ts';
import { expect, test } from './steps/test.ts';

const absenceOf = (page: Page) => page.getByRole('dialog', { name: 'Doctor away' });

test('when a receptionist enters that a doctor is away, two appointments are offered new times, one is cancelled, and a patient chooses a new time by the link', async ({
  page,
  browser,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, date, booked } = await bookedDay(hospital, ['Aline', 'Bosco', 'Chantal'], 81);
  const [first, second, third] = booked as [Booked, Booked, Booked];
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: 'Doctor away' }).click();
  const dialog = absenceOf(page);
  await expect(dialog.getByLabel('Doctor', { exact: true })).toHaveValue(doctor.id);
  await expect(dialog.getByLabel('First day')).toHaveValue(date);
  await expect(dialog.getByRole('heading', { name: '3 visits in this time' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Offer new times to 3' })).toBeEnabled();
  await dialog
    .getByRole('combobox', { name: `${third.name}, 09:00 – 09:30: what becomes of it` })
    .selectOption('CANCEL');
  await dialog.getByLabel('A word to all of them (optional)').fill('The doctor has to travel.');
  await expectAccessible(page, 'a doctor away');
  await dialog.getByRole('button', { name: 'Cancel 1, offer new times to 2' }).click();
  await expect(dialog.getByRole('status').first()).toContainText('The time is blocked.');
  await expect(dialog.getByRole('listitem').filter({ hasText: third.name })).toContainText('Cancelled');
  await expect(dialog.getByRole('listitem').filter({ hasText: first.name })).toContainText('New times offered');
  await expectAccessible(page, 'what became of the visits');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Blocked').first()).toBeVisible();

  const link = await receivedLink(first.phone);
  const patient = await (await browser.newContext()).newPage();
  await patient.goto(link);
  await expect(patient.getByRole('heading', { name: 'Choose a new time' })).toBeVisible();
  await expect(patient.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(patient.getByRole('main')).toContainText('The doctor has to travel.');
  await expect(patient.getByRole('main')).not.toContainText(first.name);
  await expect(patient.getByRole('button', { name: 'Choose a time above' })).toBeDisabled();
  await patient.getByRole('radio').first().check();
  await expectAccessible(patient, 'a new time by link');
  await patient.getByRole('button', { name: /^Move to / }).click();
  await expect(patient.getByRole('heading', { name: 'Your appointment was moved' })).toBeVisible();
  await expectAccessible(patient, 'a visit that was moved by link');
  await patient.reload();
  await expect(patient.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await patient.context().close();
  const moved = await told(`GET /hospital/appointment/${first.id}`, { token: hospital.token });
  expect([moved.status, moved.assigned_date === date]).toEqual(['PENDING', false]);

  // opened again, the dialog shows which patients already have a link to choose a new time
  await page.getByRole('button', { name: 'Doctor away' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: second.name })).toContainText('has not chosen yet');
  await expect(dialog.getByRole('button', { name: 'Block the time' })).toBeEnabled();
});

test('for a doctor who is away, four taps are enough to offer new times to three patients', async ({ page }) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, date } = await bookedDay(hospital, ['Denise', 'Eric', 'Fina'], 83);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}`);
  await page.getByRole('button', { name: 'Doctor away' }).click();
  const dialog = absenceOf(page);
  await expect(dialog.getByRole('button', { name: 'Block the time' })).toBeDisabled();
  await dialog.getByLabel('Doctor', { exact: true }).selectOption(doctor.id);
  await dialog.getByRole('button', { name: 'Offer new times to 3' }).click();
  await expect(dialog.getByText('New times offered')).toHaveCount(3);
});

test('the dialog for an absence shows when a colleague is not free, when nobody is booked, and when the server does not answer', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, date, booked } = await bookedDay(hospital, ['Gaspard'], 85);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.route('**/api/hospital/absences*', (route) => route.fulfill({ status: 400, json: { message: 'No' } }));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: 'Doctor away' }).click();
  const dialog = absenceOf(page);
  await expect(dialog.getByRole('alert')).toContainText('Who is booked did not arrive');
  await page.unroute('**/api/hospital/absences*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('Some hours').click();
  await dialog.getByLabel('Until').fill('07:00');
  await expect(dialog.getByText('The end comes after the beginning.')).toBeVisible();
  await dialog.getByLabel('From').fill('06:00');
  await expect(dialog.getByText('Nobody is booked in this time.')).toBeVisible();
  await dialog.getByText('All day').click();
  await dialog.getByText('Move to a colleague', { exact: true }).first().click();
  await expect(dialog.getByRole('button', { name: 'Move 1' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Move 1' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: booked[0]!.name });
  await expect(row).toContainText(/Moved to a colleague: |Not done/);
});

test('a hospital gives an appointment to another doctor who is free, or reads that no other doctor is free', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, date, booked } = await bookedDay(hospital, ['Honorine'], 87);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda/${booked[0]!.id}?date=${date}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: 'Change doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change doctor' });
  await expect(dialog.getByText(/Free at this time|No colleague is free at this time/).first()).toBeVisible();
  await expectAccessible(page, 'another doctor for a visit');
  if (await dialog.getByText('No colleague is free at this time').isVisible()) return;
  const name = await dialog.getByRole('radio').first().locator('xpath=..').innerText();
  await dialog.getByRole('button', { name: 'Change doctor' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Appointment' }).or(page.getByRole('dialog', { name: 'Appointment' })),
  ).toContainText(name);
});

test('a receptionist who chose the wrong doctor undoes the whole absence by pressing its block in the agenda', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, date, booked } = await bookedDay(hospital, ['Immaculee'], 89);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: 'Doctor away' }).click();
  const dialog = absenceOf(page);
  const last = new Date(Date.parse(date) + 2 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(last);
  await dialog.getByText('Cancel', { exact: true }).first().click();
  await dialog.getByRole('button', { name: /^Cancel \d+$/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const block = test.info().project.name === 'phone' ? 'Take the absence back' : /^Blocked|blocked/;
  await page.getByRole('button', { name: block }).first().click();
  const question = page.getByRole('dialog', { name: 'Take this absence back?' });
  await expect(question).toContainText(doctor.name);
  await expect(question).toContainText('Visits that were moved or cancelled for it stay so');
  await expectAccessible(page, 'an absence that is taken back');
  await question.getByRole('button', { name: 'Take the absence back' }).click();
  await expect(question).toBeHidden();
  const { blocks } = await told(`GET /hospital/agenda?from=${date}&to=${last}&doctor_id[]=${doctor.id}`, {
    token: hospital.token,
  });
  expect(blocks).toEqual([]);
  expect((await told(`GET /hospital/appointment/${booked[0]!.id}`, { token: hospital.token })).status).toBe(
    'CANCELLED',
  );
});
