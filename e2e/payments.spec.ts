import type { Page } from '@playwright/test';
import { ask, told } from './steps/api.ts';
import { chooseTime, expectBooked, goToCheckout, goToPayment, openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { type Doctor, freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, type SignedIn } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { openMyAppointment } from './steps/appointments.ts';

const afterTheHold = () => new Date(Date.now() + 11 * 60_000);
let doctor: Doctor;

test.beforeAll(async () => {
  doctor = await freestDoctor();
});

test('a declined payment books nothing and loses no input, and the next attempt succeeds', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'A rash on both arms');
  await checkout.getByRole('button', { name: 'Decline' }).click();
  const wizard = wizardOf(page);
  await expect(wizard).toContainText('Payment failed.');
  await expect(wizard).toContainText('Try again, or choose another way to pay.');
  expect(await appointmentsOf(patient)).toEqual([]);

  const again = await goToCheckout(page, 'Mobile money');
  await again.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  expect(await appointmentsOf(patient)).toMatchObject([
    { reason: 'A rash on both arms', payment: { payment_method: 'MOBILE_MONEY', payment_status: 'SUCCESSFUL' } },
  ]);
});

test('an abandoned payment holds the slot for ten minutes, and then another patient can book it', async ({
  page,
  anotherPage,
  travel,
}) => {
  await enterAs(page, await newPatient());
  const checkout = await upToCheckout(page, 'Back pain');
  await checkout.getByRole('button', { name: 'Leave without paying' }).click();
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('timer')).toBeVisible();
  await expect(wizard).toContainText('Held for you');
  const held = await heldBy(page);
  const tab = await page.context().newPage();
  await tab.goto(`/doctors/view/${doctor.id}`);
  const times = tab.locator('#times');
  const own = times.getByRole('button', { name: nameOf(held, '.*Held for you') });
  await expect(async () => {
    await expect(times.locator('[aria-busy="true"]')).toHaveCount(0);
    if ((await own.count()) === 0) await times.getByRole('button', { name: 'Later days' }).click();
    await expect(own).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await tab.close();

  const other = await newPatient('Gasana');
  const sameSlot = { token: other.token, body: { purpose: 'appointment', ...held, payment_method: 'CARD' } };
  expect(await ask('POST /patient/payment_intents', sameSlot)).toMatchObject({
    status: 409,
    body: { code: 'slot_taken', message: 'This time is not available' },
  });
  const second = await anotherPage();
  await enterAs(second, other);
  await openWizard(second, doctor.id);
  await sayWhatFor(second, { service: doctor.service, reason: 'A cough' });
  const slot = wizardOf(second).getByRole('button', { name: nameOf(held) });
  await expect(slot).toHaveAttribute('aria-disabled', 'true');
  await slot.click({ force: true });
  await expect(second.getByText('This time is not available').filter({ visible: true }).first()).toBeVisible();

  await travel(afterTheHold());
  await second.reload();
  await wizardOf(second)
    .getByRole('button', { name: nameOf(held), disabled: false })
    .click();
  await goToPayment(second);
  const theirs = await goToCheckout(second);
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(second);
});

test('a slot that the patient holds is marked as such in another tab, and can be paid there', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'Back pain');
  await checkout.getByRole('button', { name: 'Leave without paying' }).click();
  const tab = await page.context().newPage();
  await openWizard(tab, doctor.id);
  await sayWhatFor(tab, { service: doctor.service, reason: 'Back pain' });
  await wizardOf(tab)
    .getByRole('button', { name: /Held for you$/ })
    .click();
  await goToPayment(tab);
  await (await goToCheckout(tab)).getByRole('button', { name: 'Approve' }).click();
  await expectBooked(tab);
  expect(await appointmentsOf(patient)).toHaveLength(1);
});

test('a payment that is reported twice books one appointment', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'Told twice');
  await checkout.getByLabel('How the provider answers').selectOption({ label: 'At once, and twice' });
  await checkout.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  const details = await openMyAppointment(page, doctor.name);
  await expect(details.getByText('Paid', { exact: true })).toBeVisible();
  expect(await appointmentsOf(patient)).toHaveLength(1);
});

test('a payment whose webhook is lost is found by the sweeper, and books', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'The message is lost');
  await checkout
    .getByLabel('How the provider answers')
    .selectOption({ label: 'At once, but its own message gets lost' });
  await checkout.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  expect(await appointmentsOf(patient)).toHaveLength(1);
});

test('a patient who pays after somebody else took the slot is told so and refunded', async ({ page, travel }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'Too late');
  const held = await heldBy(page);
  await travel(afterTheHold());
  const other = await newPatient('Gasana');
  const intent = await told('POST /patient/payment_intents', {
    token: other.token,
    body: { purpose: 'appointment', ...held, payment_method: 'CARD' },
  });
  expect(intent.status).toBe('INITIATED');

  await checkout.getByRole('button', { name: 'Approve' }).click();
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('alert').filter({ hasText: 'taken meanwhile' })).toContainText(
    'The payment arrived, but this time was taken meanwhile. Your money is being refunded.',
  );
  await expect(wizard.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  expect(await appointmentsOf(patient)).toEqual([]);

  await chooseTime(page);
  const again = await goToCheckout(page);
  await again.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  expect(await appointmentsOf(patient)).toMatchObject([{ reason: 'Too late' }]);
  await page.goto('/profile/notification');
  await expect(page.getByText(/goes back to you/)).toBeVisible();
});

test('a patient who did not pay in time is asked to hold the slot again', async ({ page, travel }) => {
  const patient = await newPatient();
  await page.clock.install();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'A long look for the card');
  await travel(afterTheHold());
  await page.clock.fastForward(11 * 60_000);
  await expect(checkout).toContainText('You have paid nothing. A payment now may come too late');
  await expect(checkout.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await expect(checkout.getByRole('button', { name: 'Approve anyway' })).toBeVisible();
  await checkout.getByRole('button', { name: 'Hold it again' }).click();
  await expect(checkout.getByRole('timer')).toContainText(/^(10:00|9:)/);
  await checkout.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectBooked(page);
  expect(await appointmentsOf(patient)).toMatchObject([{ reason: 'A long look for the card' }]);
});

test('a slot that was taken meanwhile is not held again, and the patient chooses another one', async ({
  page,
  travel,
}) => {
  const patient = await newPatient();
  await page.clock.install();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, 'Too slow for this hour');
  const held = await heldBy(page);
  await travel(afterTheHold());
  const other = await newPatient('Gasana');
  const body = { purpose: 'appointment', ...held, payment_method: 'CARD' };
  expect(await told('POST /patient/payment_intents', { token: other.token, body })).toMatchObject({
    status: 'INITIATED',
  });
  await page.clock.fastForward(11 * 60_000);
  await checkout.getByRole('button', { name: 'Hold it again' }).click();
  await expect(checkout).toHaveCount(0);
  await expect(wizardOf(page).getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await expect(wizardOf(page)).toContainText('is free no longer. Choose another time');
  expect(await appointmentsOf(patient)).toEqual([]);
});

async function upToCheckout(page: Page, reason: string) {
  await openWizard(page, doctor.id);
  await sayWhatFor(page, { service: doctor.service, reason });
  await chooseTime(page);
  return goToCheckout(page);
}

type HeldSlot = { assigned_date: string; start_time: string; end_time: string };

/** The slot that the patient of this page holds, in the fields of the API. */
async function heldBy(page: Page): Promise<HeldSlot & Record<string, string>> {
  const draft = await page.evaluate((name) => sessionStorage.getItem(name), `draft:appointment:${doctor.id}`);
  const { slot, service } = JSON.parse(draft ?? '{}');
  return {
    consultation_type: 'ONLINE',
    doctor_id: doctor.id,
    speciality_id: service,
    insurance_id: 'none',
    reason: 'The same time',
    assigned_date: slot.date,
    start_time: slot.time,
    end_time: slot.end_time,
  };
}

/** The name of the slot's button: 'Friday 20 November 13:30'. */
function nameOf({ assigned_date, start_time }: HeldSlot, says = ''): RegExp {
  const at = new Date(`${assigned_date} ${start_time} GMT+0000`);
  const day = `${at.getUTCDate()} ${at.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
  return new RegExp(`${day}.* ${at.toISOString().slice(11, 16)}${says}$`);
}

const appointmentsOf = ({ token }: SignedIn) => told('GET /patient/appointments?withoutPaginate=1', { token });
