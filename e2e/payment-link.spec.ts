import { expectAccessible } from './steps/accessible.ts';
import { bookHours } from './steps/agenda.ts';
import { told } from './steps/api.ts';
import { appointmentAt, toast } from './steps/desk.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, signInByApi, somebody } from './steps/people.ts';
import { receivedLink, somePhone } from './steps/phone.ts';
import { expect, test } from './steps/test.ts';

test('a caller without an account gets a payment link with the booking and pays by it, and the desk sees the payment', async ({
  page,
  anotherPage,
}) => {
  const reception = await signInByApi('reception@ivuriro.test');
  const { name } = somebody('Marie-Chantal');
  const phone = somePhone();
  await enterAs(page, reception);
  await page.goto('/dashboard/hospital/patients');
  await page.getByRole('button', { name: 'Book for a new patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Doctor').selectOption({ index: 1 });
  await dialog.getByRole('group', { name: 'Now / next free' }).getByRole('button').last().click();
  await dialog.getByLabel('Send a link by text message and mail, to pay before the visit').check();
  await expectAccessible(page, 'booking with a payment link');
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(dialog.getByText(/neither an e-mail address nor a phone number/)).toBeVisible();
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(toast(page, 'The appointment is booked.')).toBeVisible();

  const theirs = await anotherPage();
  await theirs.goto(await receivedLink(phone));
  await expect(theirs.getByRole('heading', { level: 1, name: 'Pay for your appointment' })).toBeVisible();
  await expect(theirs.getByText(name)).toHaveCount(0);
  await expectAccessible(theirs, 'paying by a link');
  await theirs.getByLabel('Card: Visa or Mastercard').check();
  await theirs.getByRole('button', { name: /^Pay [\d,]+ Frw$/ }).click();
  await expectAccessible(theirs, 'the checkout of a payment link');
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByRole('alert')).toContainText('The payment did not go through');
  await expect(theirs.getByLabel('Card: Visa or Mastercard')).toBeChecked();
  await theirs.getByLabel('Mobile money: MTN MoMo or Airtel Money').check();
  await theirs.getByRole('button', { name: /^Pay [\d,]+ Frw$/ }).click();
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
  await expectAccessible(theirs, 'a paid link');
  await theirs.reload();
  await expect(theirs.getByText(/are paid\. There is nothing left to do/)).toBeVisible();

  await page.goto(`/dashboard/hospital/appointments?text-search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(appointmentAt(page).getByText('Mobile money')).toBeVisible();
  await expect(appointmentAt(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(appointmentAt(page).getByRole('button', { name: /Take cash|Send payment link/ })).toHaveCount(0);
});

test('a payment link that a desk sends after the booking no longer works once the appointment is cancelled', async ({
  page,
  anotherPage,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const date = kigaliDay(71);
  const { booked } = await bookHours(hospital, date, '12:00 PM', ['Gaudence']);
  const { id, phone } = booked[0]!;
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda/${id}?date=${date}`);
  await appointmentAt(page).getByRole('button', { name: 'Send payment link' }).click();
  await expect(toast(page, 'The patient gets a link by which they can pay.')).toBeVisible();

  const theirs = await anotherPage();
  await theirs.goto(await receivedLink(phone));
  await expect(theirs.getByRole('button', { name: /^Pay / })).toBeVisible();
  const body = { status: 'CANCELLED' };
  await told(`POST /hospital/appointment/status/${id}`, { token: hospital.token, body });
  await theirs.getByRole('button', { name: /^Pay / }).click();
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  // nothing was paid, so nothing is refunded
  await expect(theirs.getByText('goes back to you')).toHaveCount(0);
  await expectAccessible(theirs, 'a payment link that has ended');
});
