import type { Page } from '@playwright/test';
import { openFilters } from './steps/find-doctor.ts';
import { expect, test } from './steps/test.ts';

/** Opens a page whose scripts are held back until the returned function is called. */
async function onAThinLine(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await through;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return letThrough;
}

test('a button that is pressed before the scripts have loaded takes effect once they have loaded', async ({ page }) => {
  await page.goto('/doctors');
  const doctor = await page.getByRole('heading', { level: 2 }).getByRole('link').first().getAttribute('href');
  const arrive = await onAThinLine(page, doctor!);
  const earlier = page.getByRole('button', { name: 'Earlier days' });
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(earlier).toBeDisabled();
  arrive();
  await expect(earlier).toBeEnabled();
});

test('a search text or a filter that is entered before the scripts have loaded is applied once they have loaded', async ({
  page,
}) => {
  let arrive = await onAThinLine(page, '/');
  await page.getByRole('search').getByRole('combobox').pressSequentially('kigli');
  arrive();
  await expect(page.getByRole('option', { name: 'All results for “kigli”' })).toBeVisible();
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('kigli');

  await page.unrouteAll();
  arrive = await onAThinLine(page, '/pharmacies');
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Open now' }).check();
  await page.getByLabel('Sector', { exact: true }).selectOption({ index: 1 });
  arrive();
  await expect(page).toHaveURL(/\/pharmacies\?(?=.*open-now=1)(?=.*sector=\w)/);
  await expect(page.getByRole('checkbox', { name: 'Open now' })).toBeChecked();
});

test('a sign-in form that is sent before the scripts have loaded gets an answer, and no URL contains its password', async ({
  page,
}) => {
  const arrive = await onAThinLine(page, '/dashboard/admin/login');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('E-mail or phone number').fill('nobody@ivuriro.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  arrive();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail or phone number')).toHaveValue('nobody@ivuriro.test');
  expect(asked.filter((url) => url.includes('/dashboard/admin/login'))).toEqual([]);
});

test('when a deploy has removed the script of the sign-in dialog, pressing the sign-in link of a page that was open before the deploy loads the page again and opens the dialog', async ({
  page,
}) => {
  await page.goto('/faq');
  let isServed = false;
  await page.route(/\/assets\/LoginDialog-[^/]*\.js$/, (route) =>
    isServed ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  page.once('domcontentloaded', () => (isServed = true));
  // clicks the link by script, because on a phone the link is hidden in the menu
  await page
    .locator('a[href*="dialog=login"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 30_000 });
});
