import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import { pageUntil } from './find-doctor.ts';
import { expect } from './test.ts';
import { openFromMenu } from './appointments.ts';

interface Reviewed {
  list: 'doctors' | 'laboratories';
  id: string;
  name: string;
}

/** Expects this rating and this number of reviews on the page of the provider and on its card in the list. */
export async function expectFigures(page: Page, { list, id, name }: Reviewed, total: number): Promise<void> {
  const words = total === 1 ? '1 review, read before it appears' : `${total} reviews, read before they appear`;
  await expect(async () => {
    // rendered pages are cached for two seconds
    await page.goto(`/${list}/view/${id}`);
    await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
    await page.goto(`/${list}?text-search=${encodeURIComponent(name)}`);
    const card = page.getByRole('heading', { level: 2, name, exact: true }).locator('..');
    await expect(card).toContainText(`(${total} reviews)`, { timeout: 1_000 });
  }).toPass();
}

export const reviewOf = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name });

/** Fills in the open dialog: the stars by keyboard, then the text. */
export async function fillReview(page: Page, { overall, words }: { overall: number; words: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  const stars = dialog.getByRole('radiogroup', { name: 'Your overall rating' });
  await stars.getByRole('radio', { name: '1 star' }).focus();
  await page.keyboard.press('Space');
  for (let star = 1; star < overall; star++) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: `${overall} stars` })).toBeChecked();
  await dialog.getByLabel('Your review', { exact: true }).fill(words);
}

export async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('button', { name: 'Send the review' }).click();
  await expect(
    page.getByText('Your review submitted successfully but wait to be approved').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The administrator approves a review that waits for approval. */
export async function approveReview(page: Page, kind: 'Doctors' | 'Laboratories', author: string): Promise<void> {
  await page.goto('/dashboard/admin');
  await openFromMenu(page, 'Reviews');
  await page.getByText(kind, { exact: true }).click();
  await expect(page).toHaveURL(/kind=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const approve = page.getByRole('button', { name: `Approve the review by ${author}` });
  await expect(reviewOf(page, 'Approve').first()).toBeVisible();
  await pageUntil(page, async () => (await approve.count()) > 0);
  await approve.click();
  await expect(page.getByText('Review was approved and published')).toBeVisible();
  await expect(approve).toHaveCount(0);
}

export async function placeOf(token: string): Promise<Reviewed & { total: number }> {
  const { id, name, review_ratings } = await told('GET /laboratory/profile', { token });
  return { list: 'laboratories', id, name, total: review_ratings.total };
}
