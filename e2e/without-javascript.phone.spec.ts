import { everyPublicPage } from './steps/public-pages.ts';
import { told } from './steps/api.ts';
import { fullestDay, openFilters } from './steps/find-doctor.ts';
import { laboratory } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript doctors can be searched, filtered and paged by plain links and forms', async ({ page }) => {
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
  await openFilters(page);
  const { name, value, leaves } = await fullestDay(page);
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(new RegExp(`free=${value}`));
  expect(Number.parseInt((await found.textContent()) ?? '', 10)).toBe(leaves);
  await page.getByLabel('Sort by').selectOption('Soonest first');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(new RegExp(`free=${value}.*order-by=soonest`));

  await page.goto('/doctors');
  await openFilters(page);
  await page.getByLabel('Speciality', { exact: true }).selectOption({ label: 'Internal medicine' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/specialty=[^&]+/);
  await openFilters(page);
  await expect(page.getByLabel('Speciality', { exact: true }).locator('option:checked')).toHaveText(
    'Internal medicine',
  );
  expect(Number.parseInt((await found.textContent()) ?? '', 10)).toBeLessThan(all);

  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/doctors\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript every public page can be read and has links to other pages', async ({ page }) => {
  for (const { name, path } of await everyPublicPage()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.getByRole('main'), name).not.toBeEmpty();
    await expect(page.getByRole('navigation').first().getByRole('link').first(), name).toBeAttached();
    const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wide, `${name}: nothing to be scrolled sideways`).toBe(0);
    // the contact page is an exception, because its form sends by POST
    if (path === '/contact') continue;
    for (const form of await page.getByRole('main').locator('form').all())
      expect((await form.getAttribute('method'))?.toLowerCase() ?? 'get', `${name}: a form of reading`).toBe('get');
  }
});

test('without JavaScript each list of places and the blog can be searched, paged and opened', async ({ page }) => {
  for (const path of ['/hospital-clinics', '/laboratories', '/pharmacies', '/blog']) {
    await page.goto(path);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = (await first.textContent())!.trim();
    const next = page.getByRole('link', { name: 'Next page' });
    if (await next.isVisible()) {
      await next.click();
      await expect(page, path).toHaveURL(/page=2/);
      await page.goto(path);
    }
    await page.getByRole('searchbox').fill(name.split(' ')[0]!);
    await page.getByRole('searchbox').press('Enter');
    await expect(page, path).toHaveURL(/text-search=/);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page, path).toHaveURL(/\/view\//);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('without JavaScript the tests of a laboratory can be read, searched and paged, and the page says that ordering needs JavaScript', async ({
  page,
}) => {
  const shop = await laboratory(12);
  await page.goto(`/laboratories/${shop.id}/tests`);
  await expect(page.getByRole('heading', { level: 1, name: `Tests of ${shop.name}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: 'allow JavaScript' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox', { disabled: true })).toHaveCount(10);
  await expect(page.getByText('Frw').first()).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/tests\?page=2$/);
  const { name } = shop.sold[0]!;
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.getByRole('status').first()).toContainText(`for “${name}”`);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('without JavaScript the page that verifies a document asks for a missing code, beside the field', async ({
  page,
}) => {
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page).toHaveURL(/\/verify\?code=$/);
  const code = page.getByLabel('Code on the paper');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/^Enter the code/);
});

test('pages and dialogs that need JavaScript say this, and how to allow it', async ({ page }) => {
  const [{ id }] = await told('GET /doctors?withoutPaginate=1');
  const needed = page.getByRole('paragraph').filter({ hasText: 'allow it in your browser' });
  await page.goto(`/doctors/view/${id}`);
  await expect(needed, 'the calendar').toHaveCount(1);
  for (const path of [
    '/?dialog=login',
    '/?dialog=appointment',
    '/profile/appointment',
    '/meet/a-code',
    '/dashboard/doctor',
  ]) {
    await page.goto(path);
    await expect(needed.first(), path).toBeVisible();
  }
});
