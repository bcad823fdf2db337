/// <reference lib="dom" />
import type { Page } from '@playwright/test';

export const hangUp = async (page: Page): Promise<void> => (await yesOf(page)).click();

/**
 * Doctor and patient end the call at the same time, before either page can have received that the other party has ended
 * it.
 */
export async function hangUpAtOnce(doctor: Page, patient: Page): Promise<void> {
  const [doctors, patients] = await Promise.all([yesOf(doctor), yesOf(patient)]);
  // presses on the doctor's page first: if the patient ended the call first, the doctor's page would close its dialog,
  // and the appointment would stay open
  await press(doctors);
  await press(patients);
}

async function yesOf(page: Page) {
  await page.getByRole('button', { name: 'End call' }).click();
  return (await page.getByRole('dialog').getByRole('button', { name: 'End call' }).elementHandle())!;
}

// clicks by script, because a real pointer would be too slow for the second page
const press = (yes: Awaited<ReturnType<typeof yesOf>>): Promise<void> =>
  yes.evaluate((button) => (button as HTMLElement).click());
