import { expectAccessible } from './steps/accessible.ts';
import { ask } from './steps/api.ts';
import { expect, test } from './steps/test.ts';
import { open, unlike, link, png, button } from './steps/catalogue.ts';

test('the administrator adds an insurance with a logo, and cannot delete an item of the catalogue that is used', async ({
  page,
}) => {
  const { token } = await open(page, '/dashboard/admin/customization');
  await expectAccessible(page, 'insurances');
  const name = unlike('Ejo Cover');
  await link(page, 'Add insurance').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await button(page, 'Save').click();
  await expect(page.getByText('Insurance content is now saved')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.locator('img')).toHaveAttribute('src', /^\/files\//);

  await link(page, 'Add insurance').click();
  await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase());
  await button(page, 'Save').click();
  await expect(page.getByText(`There is an insurance named ${name.toUpperCase()} already.`)).toBeVisible();
  await button(page, 'Cancel').click();

  await line.getByRole('button', { name: `Edit ${name}` }).click();
  const update = page.getByRole('dialog', { name: 'Update insurance' });
  await expect(update.getByLabel('Name', { exact: true })).toHaveValue(name);
  await update.getByLabel('Name', { exact: true }).fill(`${name} Plus`);
  await update.getByRole('button', { name: 'Save' }).click();
  await expect(line).toContainText(`${name} Plus`);

  await line.getByRole('button', { name: `Delete ${name} Plus` }).click();
  await expect(page.getByRole('heading', { name: 'Confirm' })).toBeVisible();
  await button(page, 'Yes').click();
  await expect(line).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Specialities' }).click();
  await page.getByRole('button', { name: 'Delete Paediatrics' }).click();
  await button(page, 'Yes').click();
  await expect(page.getByText(/It cannot be deleted: it is used by .*providers/).first()).toBeVisible();
  await button(page, 'No').click();
  const left = await ask<{ name: string }[]>('GET /admin/specialties?text-search=paediatrics', { token });
  expect(left.body.data.map((one) => one.name)).toContain('Paediatrics');
});

test('for each list of the catalogue, the form that adds an item shows the fields of the item', async ({ page }) => {
  await open(page, '/dashboard/admin/customization');
  const fields: Record<string, [tab: string, add: string, fields: string[]]> = {
    diseases: ['Disease and symptom', 'Add disease or symptom', ['Name', 'Type']],
    tests: ['Laboratory Test', 'Add laboratory test', ['Title', 'Patient preparation']],
    imaging: ['Imaging', 'Add imaging', ['Title']],
    facilities: ['Facilities', 'Add facility', ['Title', 'Description', 'Picture']],
  };
  for (const [slug, [tab, add, labels]] of Object.entries(fields)) {
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`customization/${slug}$`));
    await link(page, add).click();
    for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    await expectAccessible(page, add);
    await button(page, 'Cancel').click();
  }
});
