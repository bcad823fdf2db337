import type { Page } from '@playwright/test';
import { toast } from './steps/desk.ts';
import { enterAs, type Person, signInAdmin, signInAdminAnew, signInByApi, somebody } from './steps/people.ts';
import { approveReview, expectFigures, fillReview, reviewOf, send } from './steps/reviews.ts';
import { signIn, signUp } from './steps/sign-up.ts';
import { enterCode } from './steps/second-factor.ts';
import { expect, test } from './steps/test.ts';
import {
  minuteAfterStart,
  openFromMenu,
  openMyAppointment,
  openAppointmentOf,
  seePatient,
} from './steps/appointments.ts';
import { figure, francs, openWallet, sure, wallets } from './steps/wallets.ts';
import { settleIn, completeAndApprove, findAndBook, fee } from './steps/new-doctor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
/** The commission of the platform is 10 %. */
const share = 10_800;
const words = 'She took the time to explain everything twice.';

test('a doctor signs up, has the profile completed and approved, is found, booked and reviewed by a patient, earns money, and sees the payout', async ({
  page,
  anotherPage,
  travel,
}) => {
  test.setTimeout(180_000);
  const [doctor, patient] = [somebody('Umucyo'), somebody('Keza')];
  await page.goto('/');
  await signUp(page, doctor, 'Doctor');
  await expect(page).toHaveURL(/\/dashboard\/doctor\/agenda$/);
  const [oneCode, otherCode] = await settleIn(page, doctor);

  const office = await anotherPage();
  await enterAs(office, await signInAdmin());
  await completeAndApprove(office, doctor);

  const home = await anotherPage();
  await home.goto('/');
  await signUp(home, patient, 'Patient');
  const number = await findAndBook(home, doctor);

  // days have passed, so doctor and administrator must sign in again
  const signedIn = await signInByApi(doctor.email, doctor.password, oneCode);
  const { id } = signedIn;
  const [room, desk] = [await anotherPage(), await anotherPage()];
  await travel(await minuteAfterStart(signedIn, number), room, desk);
  await room.goto('/');
  await signIn(room, doctor);
  await enterCode(room, otherCode!);
  await expect(room).toHaveURL(/\/dashboard\/doctor\/agenda$/);
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
