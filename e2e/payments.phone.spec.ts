import { told } from './steps/api.ts';
import { chooseTime, expectBooked, goToCheckout, wizardOf } from './steps/book.ts';
import { type Doctor, freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { openMyAppointment } from './steps/appointments.ts';
import { upToCheckout, appointmentsOf, heldBy, afterTheHold } from './steps/held-slot.ts';

let doctor: Doctor;

test.beforeAll(async () => {
  doctor = await freestDoctor();
});

test('a declined payment books nothing and loses no input, and the next attempt succeeds', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'A rash on both arms');
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

test('a payment that the gateway reports twice books one appointment', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'Told twice');
  await checkout.getByLabel('How the provider answers').selectOption({ label: 'At once, and twice' });
  await checkout.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  const details = await openMyAppointment(page, doctor.name);
  await expect(details.getByText('Paid', { exact: true })).toBeVisible();
  expect(await appointmentsOf(patient)).toHaveLength(1);
});

test('a payment whose webhook is lost is found by the sweeper, and books the appointment', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'The message is lost');
  await checkout
    .getByLabel('How the provider answers')
    .selectOption({ label: 'At once, but its own message gets lost' });
  await checkout.getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  expect(await appointmentsOf(patient)).toHaveLength(1);
});

test('a patient who pays after another patient took the slot is told that it is taken and gets a refund', async ({
  page,
  travel,
}) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  const checkout = await upToCheckout(page, doctor, 'Too late');
  const held = await heldBy(page, doctor);
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
