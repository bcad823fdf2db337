import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { expect, test } from './steps/test.ts';
import { open, unlike, link, button, png } from './steps/catalogue.ts';

test('the administrator adds a category with its classes, and a drug with a picture that patients find', async ({
  page,
}) => {
  await open(page, '/dashboard/admin/drugs');
  await expectAccessible(page, 'drugs');
  const [category, drug] = [unlike('Travel'), unlike('Dimenhydrinate')];

  await link(page, 'ADD DRUG CATEGORY').click();
  await page.getByLabel('Name', { exact: true }).fill(category);
  await page.getByLabel('Classes, line 1').fill('Motion sickness');
  await page.keyboard.press('Enter');
  await page.getByLabel('Classes, line 2').fill('Jet lag');
  await expectAccessible(page, 'the category dialog');
  await button(page, 'Save').click();
  await expect(page.getByText('The drug category was saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: category })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jet lag' })).toBeVisible();

  await link(page, 'ADD DRUG').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Fill this in.').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill(drug);
  await page.getByLabel('Description').fill('Against motion sickness');
  await page.getByLabel('Price in Frw').fill('1,500');
  await page.getByLabel('Drug category').selectOption('Choose');
  await button(page, 'Save').click();
  await expect(page.getByLabel('Drug category')).toBeFocused();
  await expect(page.getByLabel('Drug category')).toHaveAccessibleDescription('Fill this in.');
  await page.getByLabel('Drug category').selectOption({ label: category });
  await page.getByLabel('Drug class').selectOption({ label: 'Motion sickness' });
  await page.getByLabel('Picture').setInputFiles({
    name: 'box.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await expectAccessible(page, 'the drug dialog');
  await button(page, 'Save').click();
  await expect(page.getByText('Drug information is now saved')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const card = page.getByRole('article').filter({ hasText: drug });
  await expect(card).toContainText('1,500 Frw');
  await expect(card.locator('img[src^="/files/"]')).toBeVisible();
  await card.getByLabel('Out of stock').check();
  const search = `GET /drugs?text-search=${encodeURIComponent(drug)}`;
  const found = async () => (await told<{ data: { status: string; image: object | null }[] }>(search)).data;
  await expect.poll(found).toEqual([
    expect.objectContaining({
      status: 'OUT_STOCK',
      image: expect.objectContaining({ filename: expect.any(String) }),
    }),
  ]);

  await page.getByLabel('What to do with the category').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to remove this category?')).toBeVisible();
  await button(page, 'Yes').click();
  await expect(page.getByText('It cannot be deleted: it is used by 1 drug.').first()).toBeVisible();
  await button(page, 'No').click();
  // the toast of an error stays until somebody closes it, and on a phone it covers the card
  const refusal = page.getByRole('region', { name: 'Notices' }).locator('div', { hasText: 'It cannot be deleted' });
  await refusal.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: `Delete ${drug}` }).click();
  await button(page, 'Yes').click();
  await expect(page.getByText('No drugs in this class yet')).toHaveCount(2);

  await page.getByRole('searchbox').fill('zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'Drugs not found' })).toBeVisible();
});

test('the administrator adds, renames and removes a class of drugs, and changes and removes a drug', async ({
  page,
}) => {
  const { token } = await open(page, '/dashboard/admin/drugs');
  const [category, drug] = [unlike('Sailing'), unlike('Cinnarizine')];
  await told('POST /admin/drug_categories', { token, body: { name: category } });
  await page.reload();
  await page.getByRole('navigation', { name: 'Drug categories' }).getByRole('link', { name: category }).click();
  await link(page, 'ADD DRUG').click();
  await expect(page.getByLabel('Drug class')).toContainText('No class found');
  await button(page, 'Cancel').click();

  await page.getByLabel(`What to do with the category ${category}`).click();
  await page.getByRole('menuitem', { name: 'Add New Class' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Seasick');
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { name: 'Seasick' })).toBeVisible();
  await page.getByLabel('What to do with the class Seasick').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const changing = page.getByRole('dialog', { name: 'Update drug class' });
  await changing.getByLabel('Name', { exact: true }).fill('Seasickness');
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { name: 'Seasickness' })).toBeVisible();

  await link(page, 'ADD DRUG').click();
  await page.getByLabel('Name', { exact: true }).fill(drug);
  await page.getByLabel('Price in Frw').fill('1,500');
  await page.getByLabel('Drug class').selectOption({ label: 'Seasickness' });
  await button(page, 'Save').click();
  const card = page.getByRole('article').filter({ hasText: drug });
  await card.getByRole('button', { name: `Edit ${drug}` }).click();
  const update = page.getByRole('dialog', { name: 'Update drug' });
  await update.getByLabel('Price in Frw').fill('1,800');
  await update.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('1,800 Frw');
  await card.getByRole('button', { name: `Delete ${drug}` }).click();
  await expect(page.getByText('Are you sure you want to remove this Drug?')).toBeVisible();
  await button(page, 'Yes').click();
  await expect(card).toHaveCount(0);
  await page.getByLabel('What to do with the class Seasickness').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to remove this class?')).toBeVisible();
  await button(page, 'Yes').click();
  await expect(page.getByRole('heading', { name: 'Seasickness' })).toHaveCount(0);
});
