import { readFile } from 'node:fs/promises';
import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { enterAs, signInLaboratory } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';
import { signInPharmacy } from './steps/people.ts';

test('a pharmacy adds a drug from the catalogue with a price, edits it, marks it as out of stock, and deletes it', async ({
  page,
}) => {
  const { token, ...rest } = await signInPharmacy();
  const shelves = async (): Promise<any[]> =>
    (await told('GET /pharmacy/load_class_drugs', { token })).flatMap((shelf: any) =>
      shelf.classes.flatMap((one: any) =>
        one.pharamcy_drugs.map((offering: any) => ({ ...offering, shelf: shelf.name })),
      ),
    );
  const offered = await shelves();
  const catalogue: any[] = await told('GET /drugs?withoutPaginate=1');
  const drug = catalogue.find(({ id, price }) => price > 0 && !offered.some((one) => one.drug.id === id));
  const own = async () => (await shelves()).find((one) => one.drug.id === drug.id);
  await enterAs(page, { token, ...rest });
  await page.goto('/dashboard/pharmacy/drugs');
  await page.getByRole('link', { name: 'Add a drug or product' }).click();
  const form = page.getByRole('dialog', { name: 'Add a drug or product' });
  await form.getByLabel('Drug', { exact: true }).pressSequentially(drug.name);
  await form.getByRole('option', { name: drug.name, exact: true }).click();
  await expect(form.getByLabel('Price in Frw')).toHaveAccessibleDescription(
    `Left empty, it is the price of the catalogue: ${francs(drug.price)}.`,
  );
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Successfully added')).toBeVisible();
  expect(await own()).toMatchObject({ price: drug.price, status: 'IN_STOCK' });

  const shelf = page.getByRole('region', { name: drug.category.name, exact: true });
  const card = shelf.getByRole('article').filter({ has: page.getByRole('heading', { name: drug.name, exact: true }) });
  await expect(card).toContainText(francs(drug.price));
  await card.getByRole('button', { name: `Edit ${drug.name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Update the drug' });
  await edit.getByLabel('Price in Frw').fill('as you like');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Enter the price in francs')).toBeVisible();
  await edit.getByLabel('Price in Frw').fill('4750');
  await edit.getByRole('radio', { name: 'Out of stock' }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Successfully updated')).toBeVisible();
  await expect(card).toContainText('4,750 Frw');
  await expect(card.getByRole('checkbox', { name: `In stock: ${drug.name}` })).not.toBeChecked();
  expect(await own()).toMatchObject({ price: 4750, status: 'OUT_STOCK' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe(
    'Price,Status,Drug,Drug description,Drug price,Drug status,Drug supply,Drug ingredient,Drug strength,Drug form,Drug atc,Drug category,Drug class,Id',
  );
  expect(lines).toHaveLength(1 + (await shelves()).length);
  expect(lines.filter((line) => line.startsWith('4750,OUT_STOCK,') && line.includes(drug.name))).toHaveLength(1);

  await card.getByRole('button', { name: `Delete ${drug.name}` }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Drug was removed')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await own()).toBeUndefined();
});

test('a laboratory adds a test from the catalogue, edits it, marks it as out of stock, and deletes it', async ({
  page,
}) => {
  const { token, id, ...rest } = await signInLaboratory();
  const own = async (test: string) => {
    const list: any[] = (await told('GET /laboratory/tests?per_page=100', { token })).data;
    return list.find((one) => one.test.id === test);
  };
  // deletes one offering first, because the demo's laboratory sells every test of the catalogue
  const missing = (await told<{ id: string; title: string }[]>('GET /tests')).at(-1)!;
  const before = await own(missing.id);
  if (before) await told(`DELETE /laboratory/tests/${before.id}`, { token });
  await enterAs(page, { token, id, ...rest });
  await page.goto('/dashboard/laboratory/tests');
  await page.getByRole('link', { name: 'Add a test' }).click();
  const form = page.getByRole('dialog', { name: 'Add a test' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Select test')).toBeVisible();
  await expect(form.getByText('Enter the price in francs')).toBeVisible();
  // the form recognises every test that is already offered, although the list behind it shows only the first page
  const offered = (await told('GET /laboratory/tests?per_page=100', { token })).data.at(-1).test.title;
  await form.getByPlaceholder('Search tests').fill(offered);
  await expect(form.getByRole('option', { name: `${offered} already added` })).toBeDisabled();
  await form.getByPlaceholder('Search tests').fill('');
  await form.getByLabel('Test', { exact: true }).pressSequentially(missing.title);
  await form.getByRole('option', { name: missing.title, exact: true }).click();
  await form.getByLabel('Turn-around time').fill('2 Hours');
  await form.getByLabel('Price in Frw').fill('12,500');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Test added successfully')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search tests' }).fill(missing.title);
  await expect(page).toHaveURL(/text-search=/);
  const row = page
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Offered tests' }).getByRole('listitem'))
    .filter({ hasText: missing.title });
  await expect(row.filter({ hasText: '12,500 Frw' }).filter({ hasText: '2 Hours' })).toHaveCount(1);
  await page.getByRole('button', { name: `Edit ${missing.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Update the test' });
  await edit.getByLabel('Price in Frw').fill('9000');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Test updated successfully')).toBeVisible();
  await expect(row.filter({ hasText: '9,000 Frw' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: `In stock: ${missing.title}` }).uncheck();
  await expect.poll(async () => (await own(missing.id))?.status).toBe('OUT_STOCK');
  expect(await own(missing.id)).toMatchObject({ test_price: 9000, turn_around_time: '2 Hours' });

  await page.getByRole('button', { name: `Delete ${missing.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'No' }).click();
  expect(await own(missing.id)).toBeDefined();
  await page.getByRole('button', { name: `Delete ${missing.title}` }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Test was removed')).toBeVisible();
  await expect.poll(() => own(missing.id)).toBeUndefined();
});
