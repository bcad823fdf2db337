import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const wizardOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Make an appointment' });

interface Wish {
  service: string;
  /** The hospital of an appointment in person; absent for an online appointment. */
  hospital?: string;
  reason: string;
}

export async function openWizard(page: Page, doctorId: string): Promise<Locator> {
  await page.goto(`/doctors/view/${doctorId}?dialog=appointment&doctor=${doctorId}`);
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  return wizard;
}

/** Fills in step 1 and continues to step 2. */
export async function sayWhatFor(page: Page, { service, hospital, reason }: Wish): Promise<void> {
  const wizard = wizardOf(page);
  const type = wizard.getByRole('radio', { name: hospital ? 'In person' : 'Online' });
  const onlineOnly = wizard.getByText('Sees patients online only.');
  await expect(type.or(onlineOnly)).toBeVisible();
  if (await type.isVisible()) await type.check();
  await wizard.getByLabel('Service').selectOption({ label: service });
  if (hospital) {
    await wizard.getByLabel('Hospital').selectOption({ label: hospital });
    await wizard.getByLabel('Insurance').selectOption({ label: 'No insurance, I pay' });
  }
  await wizard.getByLabel('Reason').fill(reason);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
}

/** Step 2: chooses a free slot, but not the next one, which may begin during the test. */
export async function chooseTime(page: Page): Promise<void> {
  const wizard = wizardOf(page);
  const times = wizard.getByRole('button', { name: /\d\d:\d\d$/, disabled: false });
  const none = wizard.getByText('No free time in these four days');
  for (;;) {
    await expect(times.or(none).first()).toBeVisible();
    if ((await times.count()) > 1) break;
    await wizard.getByRole('button', { name: 'Later days' }).click();
    await expect(wizard.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await times.nth(1).click();
  await goToPayment(page);
}

/** Step 2 when a slot is already chosen: continues to step 3. */
export async function goToPayment(page: Page): Promise<void> {
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('status').filter({ hasText: 'Your time:' })).toBeVisible();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByRole('heading', { name: /Step 3 of 4/ })).toBeVisible();
}

/** Step 3: chooses a payment method and presses Finish, which opens the payment window of the gateway. */
export async function goToCheckout(page: Page, method: 'Card' | 'Mobile money' = 'Card'): Promise<Locator> {
  const wizard = wizardOf(page);
  await wizard.getByRole('radio', { name: method }).check();
  await wizard.getByRole('button', { name: 'Finish' }).click();
  const checkout = page.getByRole('dialog', { name: /^Pay [\d,]+ Frw/ });
  await expect(checkout.getByRole('timer')).toContainText(/^(10:00|9:)/);
  return checkout;
}

export async function payInCash(page: Page): Promise<void> {
  const wizard = wizardOf(page);
  await wizard.getByRole('radio', { name: 'Cash' }).check();
  await wizard.getByRole('button', { name: 'Finish' }).click();
}

/** Step 4: expects that the appointment is booked; returns its number. */
export async function expectBooked(page: Page): Promise<string> {
  const wizard = wizardOf(page);
  await expect(wizard.getByRole('status').filter({ hasText: 'Appointment booked successfully' })).toBeVisible({
    timeout: 20_000,
  });
  const number = wizard.getByRole('definition').last();
  await expect(number).toHaveText(/^[A-Z0-9]{6,}$/);
  return (await number.textContent()) ?? '';
}

/** A hospital of the demo, and a speciality of its doctors. */
export const place = 'Kibagabaga Hospital, Gasabo';
export const service = 'General practice';
