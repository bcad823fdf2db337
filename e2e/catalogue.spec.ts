import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { ask, told } from './steps/api.ts';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

/** A PNG of one green pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const unlike = (name: string) => `${name} ${randomInt(1_000_000)}`;

async function open(page: Page, path: string): Promise<{ token: string }> {
  const admin = await signInAdmin();
  await enterAs(page, admin);
  await page.goto(path);
  return admin;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

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
  // an error toast stays until it is closed, and covers the card on a phone
  const refusal = page.getByRole('region', { name: 'Notices' }).locator('div', { hasText: 'It cannot be deleted' });
  await refusal.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: `Delete ${drug}` }).click();
  await button(page, 'Yes').click();
  await expect(page.getByText('No drugs in this class yet')).toHaveCount(2);

  await page.getByRole('searchbox').fill('zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'Drugs not found' })).toBeVisible();
});

test('the administrator adds, renames and removes a class, and changes and removes a drug', async ({ page }) => {
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

test('a spreadsheet with ten invalid lines names each, and its valid lines are imported', async ({ page }) => {
  await open(page, '/dashboard/admin/customization/tests');
  await expectAccessible(page, 'laboratory tests');
  const title = unlike('Zinc in serum');
  const bad = Array.from({ length: 8 }, (_, n) => `,no title ${n},,`);
  const csv = ['Title,Description,Patient preparation,Basic of test', `${title},<p>Zinc</p>,Fast,Serum`, ...bad];
  csv.push(`${title},again,,`, `${unlike('Wide')},a,b,c,d`);

  await link(page, 'Import').click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'tests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${csv.join('\r\n')}\r\n`),
  });
  await expect(page.getByText('11 lines: 1 new, 0 changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '10 cannot be taken' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('row', { name: '11 Line 2 has the same name.' })).toBeVisible();
  await expectAccessible(page, 'the bad lines');
  const errors = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download CSV' }).click();
  const badLines = await readFile(await (await errors).path(), 'utf8');
  expect(badLines.split('\r\n').slice(1, -1)).toHaveLength(10);
  expect(badLines).toContain('11,Line 2 has the same name.');
  const search = `GET /tests?text-search=${encodeURIComponent(title)}`;
  const isThere = async () => (await told<{ title: string }[]>(search)).some((one) => one.title === title);
  expect(await isThere()).toBe(false);

  await button(page, 'Take the good lines').click();
  await expect(page.getByText('Imported: 1 new, 0 changed.')).toBeVisible();
  expect(await isThere()).toBe(true);

  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  const file = page.waitForEvent('download');
  await button(page, 'Download CSV').click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain('Title,Description,Patient preparation,Basic of test,Id');
  expect(text).toContain(`${title},<p>Zinc</p>,Fast,Serum,`);
});

test('an import is watched, closed, found again after a reload, and its lines imported from there', async ({
  page,
}) => {
  const title = unlike('Iron in serum');
  // the server reports half of it until the test allows more
  let isHalf = true;
  await page.route(/\/api\/admin\/imports\?/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const half = { status: 'RUNNING', done: 500, lines: 1_000, can_be_taken: false };
    if (isHalf) for (const run of json.data.data) if (run.dry_run) Object.assign(run, half);
    await route.fulfill({ response, json });
  });
  await open(page, '/dashboard/admin/customization/tests');
  await link(page, 'Import').click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'iron.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`title\n${title}\n`),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('500 of 1,000 lines')).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: 'Checking the file…' })).toHaveAttribute('value', '0.5');
  await expectAccessible(page, 'how far it is');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(link(page, 'Import: 50%')).toBeVisible();
  isHalf = false;
  await expect(page.getByText('iron.csv is checked. Open Import to see what was found.')).toBeVisible();

  await page.reload();
  await link(page, 'Import').click();
  await expect(dialog.getByText('iron.csv')).toBeVisible();
  await expect(dialog.getByText('1 lines: 1 new, 0 changed.')).toBeVisible();
  await button(page, 'Take the good lines').click();
  await expect(page.getByText('Imported: 1 new, 0 changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const found = await told<{ title: string }[]>(`GET /tests?text-search=${encodeURIComponent(title)}`);
  expect(found.map((one) => one.title)).toContain(title);
  await link(page, 'Import').click();
  await expect(dialog.getByRole('region', { name: 'The last import' })).toContainText('iron.csv');
  await expect(dialog.getByRole('region', { name: 'The last import' })).toContainText('1 new, 0 changed, 0 not taken.');
  await expectAccessible(page, 'the last import');
  await page.unrouteAll({ behavior: 'wait' });
});

test('the administrator adds an insurance with a logo, and cannot delete an item that is used', async ({ page }) => {
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

test('the form of every list of the catalogue shows the fields of its items', async ({ page }) => {
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
