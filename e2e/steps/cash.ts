import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { francs } from './wallets.ts';

/** A section of the cash page: To be paid, Cash of the day, Receipts. */
export const cashPart = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

/** An amount in the section "Cash of the day", found by its label. */
export const sumOf = (page: Page, name: string): Locator =>
  cashPart(page, 'Cash of the day').locator('dl > div').filter({ hasText: name }).getByRole('definition');

/** The dialog that follows after the cash was booked, with the change and the receipt. */
export const bookedAt = (page: Page): Locator => page.getByRole('dialog', { name: 'The cash is booked' });

/**
 * Takes the price of an appointment in cash; with `change` the patient gives more and gets that amount back. Returns
 * the price.
 */
export async function takeCash(page: Page, patient: string, change = 0): Promise<number> {
  await page.getByRole('button', { name: `Take cash of ${patient}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Take cash' });
  const received = dialog.getByRole('textbox', { name: 'Cash received' });
  const due = Number(await received.inputValue());
  if (change > 0) await received.fill(String(due + change));
  await dialog.getByRole('button', { name: 'Book the cash' }).click();
  await expect(bookedAt(page)).toContainText(change > 0 ? francs(change) : 'Nothing to give back');
  return due;
}
