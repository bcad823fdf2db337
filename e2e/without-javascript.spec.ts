import { expect, test } from './steps/test.ts';

test.use({ javaScriptEnabled: false });

test('doctors are searched, filtered and paged by plain links and forms', async ({ page }) => {
  await page.goto('/doctors');
  const found = page.getByRole('status').first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+\+ Verified doctors$/);
  const all = Number.parseInt((await found.textContent()) ?? '', 10);
  expect(all).toBeGreaterThanOrEqual(120);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/doctors\?page=2$/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('searchbox').fill('opthalmology');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/text-search=opthalmology/);
  await expect(found).toContainText('for “opthalmology”');
  expect(Number.parseInt((await found.textContent()) ?? '', 10)).toBeLessThan(all);
  await expect(page.getByText('Ophthalmology').filter({ visible: true }).first()).toBeVisible();

  await page.goto('/doctors');
  await page.getByLabel('Speciality', { exact: true }).selectOption({ label: 'Internal medicine' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/specialty=[^&]+/);
  await expect(page.getByLabel('Speciality', { exact: true }).locator('option:checked')).toHaveText(
    'Internal medicine',
  );
  expect(Number.parseInt((await found.textContent()) ?? '', 10)).toBeLessThan(all);

  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/doctors\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
