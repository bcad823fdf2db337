import { told } from './steps/api.ts';
import { chooseTime, expectBooked, goToCheckout, openWizard, payInCash, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { service, place } from './steps/book.ts';

test('the fourth step of the appointment dialog says that the payment is being confirmed', async ({ page }) => {
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

test('after a hold a patient who changes to cash books only once, however often they press Finish while the hold is released', async ({
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

test('when a hold has expired, a patient who has chosen cash sees no button to hold the slot again', async ({
  page,
}) => {
  const { id } = await signInByApi('doctor@ivuriro.test');
  await page.clock.install();
  await enterAs(page, await newPatient('Sano'));
  const wizard = await openWizard(page, id);
  await sayWhatFor(page, { service, hospital: place, reason: 'A sore throat' });
  await chooseTime(page);
  await (await goToCheckout(page)).getByRole('button', { name: 'Leave without paying' }).click();
  const again = wizard.getByRole('button', { name: 'Hold it again' });
  await page.clock.fastForward(11 * 60_000);
  await expect(again).toBeVisible();
  // with cash chosen, the button would book at once, without a confirmation, so it must not be shown
  await wizard.getByRole('radio', { name: 'Cash' }).check();
  await expect(wizard).toContainText('The hold has ended');
  await expect(again).toHaveCount(0);
});

test('when the fee was raised after the patient saw it, the new fee is shown before the appointment is booked, in cash or by card', async ({
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
