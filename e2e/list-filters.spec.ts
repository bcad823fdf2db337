import { fullestDay, leftBy, openFilters } from './steps/find-doctor.ts';
import { expect, test } from './steps/test.ts';

test('each filter in the list of doctors shows how many doctors match it, and the URL keeps the filters and the sort order', async ({
  page,
}) => {
  await page.goto('/doctors');
  await openFilters(page);
  const found = page.getByRole('status').filter({ hasText: /doctors?/ });
  const { name, value, leaves } = await fullestDay(page);
  const day = page.getByRole('radio', { name });
  await day.check();
  await expect(page).toHaveURL(`/doctors?free=${value}`);
  await expect(found).toHaveText(leaves === 1 ? '1 doctor' : `${leaves} doctors`);
  // the answer renders the filters again: they stay open, and the chosen filter keeps the focus
  await expect(day).toBeFocused();

  await page.getByLabel('District').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/doctors\?free=\w+&district=\w+$/);
  const district = await page.getByLabel('District').locator('option:checked').textContent();
  const count = /\((\d+)\)$/.exec(district ?? '')![1];
  await expect(found).toHaveText(count === '1' ? '1 doctor' : `${count} doctors`);

  await page.getByLabel('Sort by').selectOption('Soonest first');
  await expect(page).toHaveURL(/order-by=soonest/);
  await expect(page.getByLabel('Sort by')).toHaveValue('soonest');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('District')).toHaveValue('');
  await expect(day).toBeChecked();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/doctors');
  await expect(page.getByRole('radio', { name: 'Any day' })).toBeChecked();
});

test('the filter for each type of consultation shows how many doctors match it', async ({ page }) => {
  await page.goto('/doctors');
  await openFilters(page);
  const found = page.getByRole('status').filter({ hasText: /doctors?/ });
  for (const [name, value] of [
    ['Online', 'ONLINE'],
    ['In person', 'PHYSICAL'],
  ] as const) {
    const leaves = await leftBy(page, name);
    expect(leaves).toBeGreaterThan(0);
    await page.getByRole('radio', { name }).check();
    await expect(page).toHaveURL(`/doctors?consultation_type=${value}`);
    await expect(found).toHaveText(leaves === 1 ? '1 doctor' : `${leaves} doctors`);
  }
});

test('pharmacies can be filtered by those that are open now', async ({ page }) => {
  await page.goto('/pharmacies');
  const all = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Open now' }).check();
  await expect(page).toHaveURL(/open-now=1/);
  await expect(page.getByText('Closed now')).toHaveCount(0);
  expect(Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10)).toBeLessThanOrEqual(all);
});

test('on a narrow screen the filters of a list take one line, and one tap removes a chosen filter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/hospital-clinics', '/laboratories', '/pharmacies', '/doctors']) {
    await page.goto(path);
    const name = await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
    expect(name!.y, `${path}: the name on the first card`).toBeLessThanOrEqual(360);
  }
  await page.goto('/hospital-clinics');
  const set = page.getByRole('group', { name: 'Filters that are set' });
  await set.getByRole('link', { name: 'Open now', exact: true }).click();
  await expect(page).toHaveURL('/hospital-clinics?open-now=1');
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: 'Open now' })).toBeChecked();
  const sector = page.getByLabel('Sector', { exact: true });
  await sector.selectOption({ index: 1 });
  await expect(page.locator('summary').filter({ hasText: 'Filters · 2' })).toBeVisible();
  const name = (await sector.locator('option:checked').textContent())!;
  await set.getByRole('link', { name: 'Take away: Open now' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('sector') === name && !url.searchParams.has('open-now'));
  await expect(page.getByRole('checkbox', { name: 'Open now' })).not.toBeChecked();
  await page.getByRole('button', { name: /^Show \d+ hospitals? / }).click();
  await expect(sector).toBeHidden();
  await expect(page.locator('summary').filter({ hasText: 'Filters · 1' })).toBeFocused();
  await set.getByRole('link', { name: `Take away: ${name}` }).click();
  await expect(page).toHaveURL('/hospital-clinics');
});

test('when nothing matches several filters together, the page names the filter whose removal gives results', async ({
  page,
}) => {
  await page.goto('/doctors?language=Kiswahili&max_fee=1');
  await page.getByRole('link', { name: /^Without “Up to 1 Frw”: [1-9]\d* doctors?$/ }).click();
  await expect(page).toHaveURL('/doctors?language=Kiswahili');
  await page.goto('/pharmacies?open-now=1&sector=Nowhere');
  await expect(page.getByRole('link', { name: /^Without “Nowhere”: / })).toBeVisible();
});

test('choosing a filter keeps the search text of a list, and searching keeps the filter', async ({ page }) => {
  await page.goto('/pharmacies');
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.data?*', async (route) => {
    await through;
    await route.continue();
  });
  const asked = (what: string) => page.waitForRequest((request) => request.url().includes(what));
  const searched = asked('text-search=kig');
  await expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('kig');
    await Promise.race([searched, new Promise((_, late) => setTimeout(late, 2_000))]);
  }).toPass();
  await openFilters(page);
  const both = asked('open-now=1');
  await page.getByRole('checkbox', { name: 'Open now' }).check();
  expect((await both).url()).toContain('text-search=kig');
  const again = asked('text-search=kiga');
  await page.getByRole('searchbox').fill('kiga');
  expect((await again).url()).toContain('open-now=1');
  letThrough();
  await expect(page).toHaveURL(/(?=.*open-now=1)(?=.*text-search=kiga)/);
});
