import type { Locator, Page } from '@playwright/test';
import type { Shop } from './shops.ts';
import { expect } from './test.ts';

export const orderOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Order (tests|drugs)$/ });

const tick = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: new RegExp(`^${literally(name)}`) }).check();

/** Searches for an item and selects its checkbox. */
export async function searchAndTick(page: Page, name: string): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(page.getByRole('main').getByRole('checkbox', { disabled: false }).first()).toBeVisible();
  await box.fill(name);
  await expect(page).toHaveURL(/text-search=./);
  await tick(page, name);
}

/** Selects the first item that the shop sells and opens the order dialog. */
export async function orderFirst(page: Page, path: string, shop: Shop): Promise<Locator> {
  await page.goto(path);
  await searchAndTick(page, shop.sold[0]!.name);
  await page.getByRole('button', { name: /^Order Selected/ }).click();
  const dialog = orderOf(page);
  await expect(dialog.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  return dialog;
}

export async function next(page: Page, step: number): Promise<void> {
  await orderOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(orderOf(page).getByRole('heading', { name: new RegExp(`Step ${step} of 4`) })).toBeVisible();
}

/** Goes from step 1 to step 3, and chooses that the patient collects the order. */
export async function chooseToCollect(page: Page): Promise<void> {
  await next(page, 2);
  await orderOf(page).getByRole('radio', { name: 'I collect it myself' }).check();
  await next(page, 3);
}

/**
 * Step 2: chooses an entry at each level of the address, from the province down; returns the chosen names in this
 * order.
 */
export async function fillAddress(page: Page, house: string): Promise<string[]> {
  const dialog = orderOf(page);
  const chosen: string[] = [];
  for (const [at, level] of levels.entries()) {
    const below = levels[at + 1];
    const list = dialog.getByLabel(level, { exact: true });
    await expect(list.getByRole('option').nth(1)).toBeAttached();
    if (below) await expect(dialog.getByLabel(below, { exact: true })).toHaveCount(0);
    await list.selectOption({ index: 1 });
    chosen.push((await list.locator('option:checked').textContent()) ?? '');
  }
  await dialog.getByLabel('House and street number').fill(house);
  return chosen;
}

/** Step 3: chooses a payment method and presses Finish, which opens the payment window of the gateway. */
export async function payBy(page: Page, method: 'Card' | 'Mobile money'): Promise<Locator> {
  const dialog = orderOf(page);
  await dialog.getByRole('radio', { name: method }).check();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  const checkout = page.getByRole('dialog', { name: /^Pay [\d,]+ Frw$/ });
  await expect(checkout.getByRole('timer')).toContainText(/^(10:00|9:)/);
  return checkout;
}

export async function finishInCash(page: Page): Promise<void> {
  const dialog = orderOf(page);
  await dialog.getByRole('radio', { name: 'Cash' }).check();
  await dialog.getByRole('button', { name: 'Finish' }).click();
}

/** Step 4: expects that the order is placed; returns its number. */
export async function expectOrdered(page: Page): Promise<string> {
  const dialog = orderOf(page);
  await expect(dialog.getByRole('status').filter({ hasText: 'Your order was submitted' })).toBeVisible({
    timeout: 20_000,
  });
  const number = dialog.getByRole('definition').last();
  await expect(number).toHaveText(/^[A-Z0-9]{8}$/);
  return (await number.textContent()) ?? '';
}

const levels = ['Province', 'District', 'Sector', 'Cell'];
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
