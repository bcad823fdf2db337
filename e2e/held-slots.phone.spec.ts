import { ask, told } from './steps/api.ts';
import { expectBooked, goToCheckout, goToPayment, openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { type Doctor, freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { upToCheckout, heldBy, afterTheHold, appointmentsOf, type HeldSlot } from './steps/held-slot.ts';

let doctor: Doctor;

test.beforeAll(async () => {
  doctor = await freestDoctor();
});

test('when a patient leaves the payment, the slot is held for ten minutes, and after that another patient can book it', async ({
  page,
  anotherPage,
  travel,
}) => {
  await enterAs(page, await newPatient());
  const checkout = await upToCheckout(page, doctor, 'Back pain');
  await checkout.getByRole('button', { name: 'Leave without paying' }).click();
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('timer')).toBeVisible();
  await expect(wizard).toContainText('Held for you');
  const held = await heldBy(page, doctor);
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

test('a slot that the patient holds is marked as held in another tab, and can be paid there', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'Back pain');
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

test('a patient who did not pay in time is asked to hold the slot again', async ({ page, travel }) => {
  const patient = await newPatient();
  await page.clock.install();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'A long look for the card');
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

test('when another patient took the slot after the hold expired, it cannot be held again, and the patient chooses another slot', async ({
  page,
  travel,
}) => {
  const patient = await newPatient();
  await page.clock.install();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'Too slow for this hour');
  const held = await heldBy(page, doctor);
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

/** The accessible name of the slot's button, such as 'Friday 20 November 13:30'. */
function nameOf({ assigned_date, start_time }: HeldSlot, says = ''): RegExp {
  const at = new Date(`${assigned_date} ${start_time} GMT+0000`);
  const day = `${at.getUTCDate()} ${at.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
  return new RegExp(`${day}.* ${at.toISOString().slice(11, 16)}${says}$`);
}
