import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import { expect } from './test.ts';

/** The figures as everybody gets them, on the page of a laboratory and on its card in the list. */
export async function expectFigures(page: Page, place: { id: string; name: string }, total: number): Promise<void> {
  const words = total === 1 ? '1 review, read before it appears' : `${total} reviews, read before they appear`;
  await expect(async () => {
    // a rendered page is kept for two seconds
    await page.goto(`/laboratories/view/${place.id}`);
    await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
    await page.goto(`/laboratories?text-search=${encodeURIComponent(place.name)}`);
    const card = page.getByRole('heading', { level: 2, name: place.name, exact: true }).locator('..');
    await expect(card).toContainText(`(${total} reviews)`, { timeout: 1_000 });
  }).toPass();
}

export const reviewOf = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name });

/** In the dialog that is open: stars by the keyboard, then words. */
export async function fillReview(page: Page, { overall, words }: { overall: number; words: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  const stars = dialog.getByRole('radiogroup', { name: 'Your overall rating' });
  await stars.getByRole('radio', { name: '1 star' }).focus();
  await page.keyboard.press('Space');
  for (let star = 1; star < overall; star++) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: `${overall} stars` })).toBeChecked();
  await dialog.getByLabel('Your review', { exact: true }).fill(words);
}

export async function placeOf(token: string): Promise<{ id: string; name: string; total: number }> {
  const { id, name, review_ratings } = await told('GET /laboratory/profile', { token });
  return { id, name, total: review_ratings.total };
}
