import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Types into the search of the home page, which lists its first results below the field. */
export async function searchAtHome(page: Page, text: string): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('search');
  await expect(async () => {
    await search.getByRole('combobox').fill('');
    await search.getByRole('combobox').pressSequentially(text);
    await expect(page.getByRole('option', { name: `All results for “${text}”` })).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/**
 * Searches /doctors, filters by a speciality, goes from page to page until the doctor's card is found, and opens it.
 */
export async function findDoctor(page: Page, text: string, speciality: string, name: string): Promise<void> {
  await page.goto('/doctors');
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`text-search=${text}`));
  await expect(page.getByRole('status').filter({ hasText: `for “${text}”` })).toContainText(/[1-9]\d* doctors? for/);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Speciality' }).selectOption({ label: speciality });
  await expect(page).toHaveURL(/specialty=./);
  const card = page.getByRole('heading', { level: 2 }).getByRole('link', { name });
  await pageUntil(page, async () => (await card.count()) > 0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the filters of a list, which a narrow screen shows only after a button is pressed. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.locator('summary').filter({ hasText: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** The number of results that a filter option shows. */
export const leftBy = async (page: Page, name: string): Promise<number> =>
  Number(
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${name}`) })
      .locator('small')
      .textContent(),
  );

const days = { Today: 'today', Tomorrow: 'tomorrow', 'This weekend': 'weekend' };
/**
 * Returns the option with the most doctors, because late in the evening or at a weekend no doctor may be free today or
 * tomorrow.
 */
export async function fullestDay(page: Page): Promise<{ name: string; value: string; leaves: number }> {
  const counted = await Promise.all(
    Object.entries(days).map(async ([name, value]) => ({ name, value, leaves: await leftBy(page, name) })),
  );
  return counted.reduce((best, one) => (one.leaves > best.leaves ? one : best));
}

/** Goes from page to page of a list until `found` returns true. */
export async function pageUntil(page: Page, found: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await found()) return;
    const next = page.getByRole('link', { name: 'Next page' });
    const address = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}
