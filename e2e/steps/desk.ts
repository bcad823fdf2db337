import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The panel of the open order: beside the list, or over it on a phone. */
export const orderAt = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Order', exact: true }).or(page.getByRole('region', { name: 'Order', exact: true }));

/** The panel of the open appointment: beside the list or agenda, or over it on a phone. */
export const appointmentAt = (page: Page): Locator =>
  page.getByRole('region', { name: 'Appointment', exact: true }).or(page.getByRole('dialog', { name: 'Appointment' }));

/** The dialog in which a desk books an appointment. */
export const bookingAt = (page: Page): Locator => page.getByRole('dialog', { name: 'Book an appointment' });

/** A toast with this text; it is inside of the open dialog, if there is one. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(words).filter({ visible: true }).first();

const questions = {
  Pending: 'Set back to pending?',
  Completed: 'Is this order completed?',
  Cancelled: 'Cancel this order?',
};

export async function setOrderStatus(
  page: Page,
  status: 'Pending' | 'Completed' | 'Cancelled',
  says: string[],
  why = '',
): Promise<void> {
  await orderAt(page).getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
  const question = page.getByRole('dialog', { name: questions[status] });
  for (const words of says) await expect(question).toContainText(words);
  if (why) await question.getByRole('textbox', { name: 'Why? (optional)' }).fill(why);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Order status updated successfully')).toBeVisible();
  await expect(orderAt(page).getByRole('combobox', { name: 'Status' })).toHaveValue(status.toUpperCase());
}

/** Finds an order by its number with the search of the dashboard, from any page, and opens the order by keyboard. */
export async function searchFor(page: Page, number: string): Promise<void> {
  const search = page.getByRole('dialog', { name: 'Search' });
  // on a phone an open panel covers the search button
  if (test.info().project.name === 'desktop') await page.keyboard.press('/');
  else {
    if (await orderAt(page).isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  }
  await search.getByRole('combobox').fill(number);
  await expect(search.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(orderAt(page)).toContainText(number);
}

/** The bar with the actions for the selected rows of a list. */
export const selectedAt = (page: Page): Locator => page.getByRole('group', { name: 'Selected rows' });

/** Makes the checkboxes of rows visible: a table always shows them, and a phone only after this button is pressed. */
export async function beginSelecting(page: Page): Promise<void> {
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Select several' }).click();
}
