import type { Page } from '@playwright/test';
import { chooseTime, expectBooked, goToCheckout, sayWhatFor } from './book.ts';
import { findDoctor } from './find-doctor.ts';
import { approve, openWaiting, saveDoctor, vouch } from './members.ts';
import { type Person } from './people.ts';
import { addLink, expectSaid, openProfile } from './profiles.ts';
import { setUpOnPage } from './second-factor.ts';
import { expect } from './test.ts';
import { setHours } from './timetable.ts';
import { openFromMenu, openMyAppointment } from './appointments.ts';
import { francs } from './wallets.ts';

const speciality = 'Paediatrics';
export const fee = 12_000;
const biography = 'Listens to children first.';

/**
 * Fills in the doctor's profile, calendar and payout account. The payout account requires a second factor, which is set
 * up too; returns its recovery codes.
 */
export async function settleIn(page: Page, doctor: Person): Promise<string[]> {
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
  await page.getByRole('link', { name: 'Set it up' }).click();
  const codes = await setUpOnPage(page);
  await page.getByRole('link', { name: 'Payment info' }).click();
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
  return codes;
}

/** The administrator checks the registration number and completes the profile. */
export async function completeAndApprove(page: Page, doctor: Person): Promise<void> {
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

/** Finds the doctor and books an online appointment by card; returns the number of the appointment. */
export async function findAndBook(page: Page, doctor: Person): Promise<string> {
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
