import type { Page } from '@playwright/test';
import { chooseTime, expectBooked, goToCheckout, sayWhatFor } from './steps/book.ts';
import { toast } from './steps/desk.ts';
import { findDoctor } from './steps/find-doctor.ts';
import { approve, openWaiting, saveDoctor, vouch } from './steps/members.ts';
import { enterAs, type Person, signInAdmin, signInAdminAnew, signInByApi, somebody } from './steps/people.ts';
import { addLink, expectSaid, openProfile } from './steps/profiles.ts';
import { approveReview, expectFigures, fillReview, reviewOf, send } from './steps/reviews.ts';
import { signIn, signUp } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';
import { setHours } from './steps/timetable.ts';
import {
  minuteAfterStart,
  openFromMenu,
  openMyAppointment,
  openAppointmentOf,
  seePatient,
} from './steps/appointments.ts';
import { figure, francs, openWallet, sure, wallets } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const speciality = 'Paediatrics';
const fee = 12_000;
/** The commission of the platform is 10 %. */
const share = 10_800;
const biography = 'Listens to children first.';
const words = 'She took the time to explain everything twice.';

test('a doctor signs up, is completed, approved, found, booked, reviewed, earns, is paid out and sees it', async ({
  page,
  anotherPage,
  travel,
}) => {
  test.setTimeout(180_000);
  const [doctor, patient] = [somebody('Umucyo'), somebody('Keza')];
  await page.goto('/');
  await signUp(page, doctor, 'Doctor');
  await expect(page).toHaveURL(/\/dashboard\/doctor$/);
  await settleIn(page, doctor);

  const office = await anotherPage();
  await enterAs(office, await signInAdmin());
  await completeAndApprove(office, doctor);

  const home = await anotherPage();
  await home.goto('/');
  await signUp(home, patient, 'Patient');
  const number = await findAndBook(home, doctor);

  // days later doctor and administrator sign in again
  const signedIn = await signInByApi(doctor.email, doctor.password);
  const { id } = signedIn;
  const [room, desk] = [await anotherPage(), await anotherPage()];
  await travel(await minuteAfterStart(signedIn, number), room, desk);
  await room.goto('/');
  await signIn(room, doctor);
  await expect(room).toHaveURL(/\/dashboard\/doctor$/);
  const appointment = await openAppointmentOf(room, patient.name);
  await expect(appointment).toContainText('A fever that comes at night');
  await seePatient(room, appointment);
  await expect(await openMyAppointment(home, doctor.name)).toContainText('Completed');

  await home.goto(`/doctors/view/${id}`);
  await home.getByRole('link', { name: 'Write a review' }).click();
  await fillReview(home, { overall: 4, words });
  await send(home);
  // a payout requires a password that was entered recently
  await enterAs(desk, await signInAdminAnew());
  await approveReview(desk, 'Doctors', patient.name);
  const visitor = await anotherPage();
  await expectFigures(visitor, { list: 'doctors', id, name: doctor.name }, 1);
  await visitor.goto(`/doctors/view/${id}`);
  await expect(visitor.getByRole('img', { name: '4.0 out of 5' }).first()).toBeVisible();
  await expect(reviewOf(visitor, words)).toContainText(patient.name);
  await expect(reviewOf(visitor, words)).toContainText('Verified visit');
  await room.goto('/dashboard/doctor');
  await openFromMenu(room, 'Reviews');
  await expect(reviewOf(room, words)).toContainText(patient.name);

  await openFromMenu(room, 'Wallet');
  await expectWallet(room, { waiting: share, received: 0 });
  const earned = room.getByRole('region', { name: 'Transactions' });
  for (const said of [patient.name, francs(fee), francs(share), 'Card']) await expect(earned).toContainText(said);
  await payOut(desk, doctor);
  await room.reload();
  await expectWallet(room, { waiting: 0, received: share });
});

/** Fills in the doctor's profile, calendar and payout account. */
async function settleIn(page: Page, doctor: Person): Promise<void> {
  await openProfile(page, 'doctor');
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await page.getByLabel('RMDC registration number').fill('RMDC 8114');
  await page.getByLabel('Consultation fee').fill('12,000');
  await page.getByLabel('Biography').fill(biography);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Profile updated successfully');

  await page.getByRole('link', { name: 'Payment info' }).click();
  const unset = page.getByText('Nothing is set yet, so nothing can be paid out.');
  await expect(unset).toBeVisible();
  await page.getByRole('radio', { name: 'Mobile money' }).check();
  await page.getByLabel('Phone number of the account').fill('0788 123 456');
  await page.getByLabel('Name of the holder').fill(doctor.name);
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it still you?' });
  await asked.getByLabel('Password', { exact: true }).fill(doctor.password);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expectSaid(page, 'Payment information was saved');
  await expect(unset).toBeHidden();

  await openFromMenu(page, 'Calendar');
  await page.getByRole('button', { name: 'Add hours on Wednesday' }).click();
  await setHours(page.getByRole('dialog', { name: 'Hours every Wednesday' }), '08:00', '12:00');
  await expect(page.getByRole('button', { name: /^Remove 08:00/ })).toBeVisible();
}

/** The administrator checks the registration number and completes the profile. */
async function completeAndApprove(page: Page, doctor: Person): Promise<void> {
  const profile = await openWaiting(page, 'Doctors', doctor.name);
  for (const said of ['RMDC 8114', francs(fee), biography]) await expect(profile).toContainText(said);
  await profile.getByRole('link', { name: 'Edit profile' }).click();
  const form = page.getByRole('dialog', { name: 'Update doctor' });
  await vouch(form, '2031-05-31');
  await addLink(page, 'Add specialities', speciality, 'Specialities was added');
  await saveDoctor(page, form);
  await expect(profile).toContainText('Registration checked');
  await expect(profile.getByRole('region', { name: 'Overall rating' })).toContainText('No review is published yet.');
  await expect(profile).toContainText(speciality);
  await approve(page, profile);
}

/** Books online by card; returns the number of the appointment. */
async function findAndBook(page: Page, doctor: Person): Promise<string> {
  const family = doctor.name.split(' ')[1]!;
  await findDoctor(page, family, speciality, doctor.name);
  await expect(page.getByRole('main')).toContainText('RMDC verified');
  await expect(page.getByRole('main')).toContainText(biography);
  await page.getByRole('link', { name: 'Make an appointment' }).filter({ visible: true }).first().click();
  await sayWhatFor(page, { service: speciality, reason: 'A fever that comes at night' });
  await chooseTime(page);
  const checkout = await goToCheckout(page);
  await expect(checkout).toContainText('12,000 Frw');
  await checkout.getByRole('button', { name: 'Approve' }).click();
  const number = await expectBooked(page);
  const booked = await openMyAppointment(page, doctor.name);
  await expect(booked).toContainText(number);
  await expect(booked.getByText('Paid', { exact: true })).toBeVisible();
  return number;
}

async function payOut(page: Page, doctor: Person): Promise<void> {
  await page.goto(wallets);
  const dialog = await openWallet(page, 'Doctors', doctor.name);
  await expect(dialog).toContainText(francs(share));
  await dialog.getByRole('link', { name: 'Process transaction' }).click();
  await dialog.getByRole('radio', { name: 'All that is pending' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Amount in Frw' })).toHaveValue('10,800');
  await dialog.getByRole('button', { name: 'PAY' }).click();
  await sure(page, doctor.name);
  await expect(toast(page, 'Payment successful')).toBeVisible();
  const made = dialog
    .getByRole('listitem')
    .filter({ hasText: francs(share) })
    .first();
  await expect(made).toContainText('MTN MoMo');
  await expect(made.getByText('Arrived')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(`${francs(0)} waits for payout.`)).toBeVisible();
}

async function expectWallet(page: Page, { waiting, received }: { waiting: number; received: number }): Promise<void> {
  await expect(figure(page, 'Waiting for payout').first()).toHaveText(francs(waiting));
  await expect(figure(page, 'Received').first()).toHaveText(francs(received));
}
