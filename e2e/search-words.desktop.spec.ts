import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

const misses = '/dashboard/admin/analytics/misses';
const doctors = (page: Page) => page.getByRole('region', { name: 'Doctors' });
const search = (page: Page, text: string) => page.goto(`/search?text-search=${encodeURIComponent(text)}`);
const lines = (page: Page) => page.getByRole('list', { name: 'Searches that found nothing' }).getByRole('listitem');

test('an administrator adds a synonym for a search that found nothing, and then everybody finds doctors by it', async ({
  page,
}) => {
  await search(page, 'hijama');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/analytics');
  await page.getByRole('link', { name: 'Found nothing' }).click();
  const line = lines(page).filter({ hasText: 'hijama' });
  await expect(line).toContainText(/\d+ searches, last on \d+ \w+ \d{4}/);
  await expectAccessible(page, 'searches that found nothing');

  await line.getByRole('button', { name: 'Add a synonym for hijama' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a synonym' });
  await expect(dialog.getByLabel('Phrase')).toHaveValue('hijama');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Choose what it means.')).toBeVisible();
  const other = dialog.getByRole('combobox', { name: 'Another meaning' });
  await other.fill('physioth');
  await expect(dialog.getByRole('option', { name: /^Physiotherapy/ })).toBeVisible();
  await expectAccessible(page, 'the meaning of a phrase');
  await other.press('ArrowDown');
  await other.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Physiotherapy and rehabilitation Speciality' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('The search now knows this phrase')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(lines(page).first()).toBeVisible();
  await expect(line).toHaveCount(0);

  await expect(async () => {
    await search(page, 'hijama');
    await expect(doctors(page)).toContainText('Physiotherapy', { timeout: 1_000 });
  }).toPass();

  await page.goto('/dashboard/admin/analytics/synonyms');
  const added = page.getByRole('list', { name: 'Synonyms that were added' }).getByRole('listitem');
  await expect(added).toContainText('hijama means Physiotherapy');
  await expectAccessible(page, 'synonyms');
  await page.getByRole('link', { name: 'Add a synonym' }).click();
  await dialog.getByLabel('Phrase').fill('heart');
  await dialog.getByRole('combobox').fill('cardiology');
  await dialog.getByRole('option', { name: /^Cardiology/ }).click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Phrase')).toHaveAccessibleDescription(
    'The search already takes “heart” for Cardiology.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await added.getByRole('button', { name: 'Remove hijama' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'No synonyms yet' })).toBeVisible();
  await expect(async () => {
    await search(page, 'hijama');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an administrator removes a text from the list of searches that found nothing', async ({ page }) => {
  await enterAs(page, await signInAdmin());
  await page.goto(misses);
  const line = lines(page).filter({ hasText: 'acupuncture' });
  await line.getByRole('button', { name: 'Take acupuncture off the list' }).click();
  await expect(page.getByRole('dialog')).toContainText('It comes back when five more people search for it');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The search left the list')).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(lines(page).first()).toBeVisible();
});
