import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { francs } from './wallets.ts';

/** A part of the cash of a day: To be paid, Cash of the day, Receipts. */
export const cashPart = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

/** An amount in the cash of a day, by what stands before it. */
export const sumOf = (page: Page, name: string): Locator =>
  cashPart(page, 'Cash of the day').locator('dl > div').filter({ hasText: name }).getByRole('definition');

/** The dialog after the cash was booked, with the change and the receipt. */
export const bookedAt = (page: Page): Locator => page.getByRole('dialog', { name: 'The cash is booked' });

/** Takes the price of a visit, and so much more, which is given back; the price. */
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
