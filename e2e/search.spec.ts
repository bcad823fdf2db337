import { expectAccessible } from './steps/accessible.ts';
import { expect, test } from './steps/test.ts';

test('the example searches of the start page find results', async ({ page }) => {
  await page.goto('/');
  const examples = page.getByText('Often searched:').getByRole('link');
  const addresses = await examples.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('listitem').first(), address).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toHaveCount(0);
  }
});

test('a search for a drug or a test shows the places that offer it', async ({ page }) => {
  await page.goto('/search?text-search=panadol');
  const medicines = page.getByRole('region', { name: 'Medicines' });
  await expect(medicines).toContainText('Paracetamol, tablet 500 mg (pack 20)');
  await expectAccessible(page, 'medicines that were found');
  const link = medicines.getByRole('listitem').filter({ hasText: 'tablet' }).getByRole('link');
  const count = Number((await link.textContent())!.split(' ')[0]);
  await link.click();
  await expect(page).toHaveURL(/\/pharmacies\?text-search=Paracetamol/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(Math.min(count, 10));

  await page.goto('/search?text-search=ikizamini+cya+malariya');
  await expect(page.getByRole('region', { name: 'Tests' })).toContainText('Malaria rapid diagnostic test');
  await expect(page.getByRole('region', { name: 'Laboratories' })).toBeVisible();
});

test('a search that finds nothing offers shorter searches that have results', async ({ page }) => {
  await page.goto('/search?text-search=cardiologist+xqzxqz');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page, 'other searches');
  await page.getByRole('link', { name: 'cardiologist (without “xqzxqz”)' }).click();
  await expect(page.getByRole('region', { name: 'Doctors' })).toContainText('Cardiology');
});
