import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const wallets = '/dashboard/admin/wallet';
export const francs = (amount: number) => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')} Frw`;
export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The amount in the open wallet that has this label. */
export const figure = (page: Page, name: string): Locator =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[contains(., "${name}")]`) });

const searches = { Doctors: 'Search doctor', Laboratories: 'Search lab' };

/** Opens the wallet of a provider as the administrator, from the list of providers of this kind. */
export async function openWallet(page: Page, kind: keyof typeof searches, name: string): Promise<Locator> {
  await page.getByRole('link', { name: kind, exact: true }).click();
  const search = page.getByRole('searchbox', { name: searches[kind] });
  await search.fill('zzzz');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await search.fill(name);
  await page.getByRole('link', { name }).click();
  return dialogOf(page, name);
}

/** Presses PAY and confirms. */
export const sure = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: new RegExp(`^Pay .* to ${name}`) })
    .getByRole('button', { name: 'Pay', exact: true })
    .click();
