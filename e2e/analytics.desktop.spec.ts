import { expectAccessible } from './steps/accessible.ts';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the administrator’s overview shows six figures, and links to the pages of analytics', async ({ page }) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin');
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('definition')).toHaveCount(6);
  await expectAccessible(page, 'overview');
  await figures.getByRole('link', { name: 'Monthly visitors' }).click();
  await expect(page).toHaveURL('/dashboard/admin/user-analytics');
  await expect(page.getByText('35–44 years')).toBeVisible();
  await expect(page.getByText(/^\d+ appointments$/).first()).toBeVisible();
  await expectAccessible(page, 'user analytics');
  await page.goBack();
  await page.getByRole('link', { name: 'View More' }).click();
  await expect(page).toHaveURL('/dashboard/admin/analytics');
});

test('search trends cover a year or the last month, and open a chart of how often a text was searched', async ({
  page,
}) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/analytics');
  const first = page.getByRole('region', { name: 'Search trends' }).getByRole('listitem').first();
  await expect(first).toContainText(/Trending in \w+.*[\d.]+K?\+ Searches/);
  const ofYear = await first.innerText();
  await page.getByRole('radio', { name: 'Last month' }).check();
  await expect(page).toHaveURL(/last_month=true/);
  await expect(first).not.toHaveText(ofYear, { useInnerText: true });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Last month' })).toBeChecked();
  await first.getByRole('link').click();
  const chart = page.getByRole('dialog').getByRole('region', { name: 'Interest over time' });
  await expect(chart.getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page, 'interest');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/analytics\?last_month=true$/);
});
