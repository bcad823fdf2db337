/// <reference lib="dom" />
import type { Page } from '@playwright/test';

export const hangUp = async (page: Page): Promise<void> => (await yesOf(page)).click();

/** Both have pressed before either page can have heard of the other’s end. */
export async function hangUpAtOnce(doctor: Page, patient: Page): Promise<void> {
  const [doctors, patients] = await Promise.all([yesOf(doctor), yesOf(patient)]);
  // his first: the patient’s end takes the question from his page, and the visit stays his to close
  await press(doctors);
  await press(patients);
}

async function yesOf(page: Page) {
  await page.getByRole('button', { name: 'End call' }).click();
  return (await page.getByRole('dialog').getByRole('button', { name: 'End call' }).elementHandle())!;
}

// in the page itself: a pointer would come to the second when it has gone
const press = (yes: Awaited<ReturnType<typeof yesOf>>): Promise<void> =>
  yes.evaluate((button) => (button as HTMLElement).click());
