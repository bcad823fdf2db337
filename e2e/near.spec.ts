import { expectAccessible } from './steps/accessible.ts';
import { expect, test } from './steps/test.ts';

/** The position of the University Teaching Hospital in Kigali. */
const kigali = { latitude: -1.9556, longitude: 30.0608 };
/** Converts '2.4 km away' or '850 m away' to metres. */
const metresIn = (text: string): number => {
  const [, number, unit] = /([\d.]+) (k?m) away/.exec(text)!;
  return Number(number) * (unit === 'km' ? 1000 : 1);
};

test('a list can begin with the nearest provider, and the next list uses the same position without asking again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(kigali);
  await page.goto('/pharmacies');
  await page.getByLabel('Sort by').selectOption('Nearest first');
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible();
  await expectAccessible(page, 'where somebody is');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL('/pharmacies?order-by=distance&near=-1.956%2C30.061');
  const away = page.getByRole('main').getByText(/ away$/);
  await expect(away.first()).toBeVisible();
  const lengths = (await away.allTextContents()).map(metresIn);
  expect(lengths.length).toBeGreaterThan(3);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  await expectAccessible(page, 'the nearest pharmacies');

  await page.goto('/doctors?gender=Female');
  await page.getByLabel('Sort by').selectOption('Nearest first');
  await expect(page).toHaveURL('/doctors?gender=Female&order-by=distance&near=-1.956%2C30.061');
  await expect(away.first()).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
});

test('a person who does not share their location enters a sector instead', async ({ page }) => {
  await page.goto('/hospital-clinics?open-now=1&order-by=distance');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your sector instead');
  const sector = page.getByLabel('Your sector');
  const show = page.getByRole('button', { name: 'Show the nearest' });
  await show.click();
  await expect(page.getByText('Enter the sector you are in.')).toBeVisible();
  await sector.fill('Atlantis');
  await show.click();
  await expect(page.getByText('We do not know the sector “Atlantis”.')).toBeVisible();
  await expect(sector).toHaveValue('Atlantis');
  await sector.fill('kacyiru');
  await show.click();
  await expect(page).toHaveURL('/hospital-clinics?open-now=1&order-by=distance&near=Kacyiru');
  await expect(page.getByText('Distances from Kacyiru.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is sorted by the distance from a sector', async ({ page }) => {
    await page.goto('/laboratories');
    await page.getByLabel('Sort by').selectOption('Nearest first');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByLabel('Your sector').fill('Kacyiru');
    await page.getByRole('button', { name: 'Show the nearest' }).click();
    await expect(page).toHaveURL(/\/laboratories\?.*near=Kacyiru/);
    await expect(page.getByText('Distances from Kacyiru.')).toBeVisible();
    await expect(page.getByText(/ away$/).first()).toBeVisible();
  });
});
