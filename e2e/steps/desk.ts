import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The panel of the open order: beside the list, or over it on a phone. */
export const orderAt = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Order', exact: true }).or(page.getByRole('region', { name: 'Order', exact: true }));

/** The panel of the open appointment: beside the list or agenda, or over it on a phone. */
export const appointmentAt = (page: Page): Locator =>
  page.getByRole('region', { name: 'Appointment', exact: true }).or(page.getByRole('dialog', { name: 'Appointment' }));

/** The dialog in which a desk books. */
export const bookingAt = (page: Page): Locator => page.getByRole('dialog', { name: 'Book an appointment' });

/** A toast with this text; it is inside of the open dialog, if there is one. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(words).filter({ visible: true }).first();

const questions = {
  Pending: 'Set back to pending?',
  Completed: 'Is this order completed?',
  Cancelled: 'Cancel this order?',
};

export async function setOrderStatus(page: Page, status: 'Pending' | 'Completed' | 'Cancelled', says: string[]) {
  await orderAt(page).getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
  const question = page.getByRole('dialog', { name: questions[status] });
  for (const words of says) await expect(question).toContainText(words);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Order status updated successfully')).toBeVisible();
  await expect(orderAt(page).getByRole('combobox', { name: 'Status' })).toHaveValue(status.toUpperCase());
}
