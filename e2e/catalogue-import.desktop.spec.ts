import { readFile } from 'node:fs/promises';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { expect, test } from './steps/test.ts';
import { open, unlike, link, button } from './steps/catalogue.ts';

test('the import of a spreadsheet names each of its ten invalid lines and imports the valid ones', async ({ page }) => {
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

test('a dry run of an import shows its progress and is found again after a reload, and then its valid lines can be imported', async ({
  page,
}) => {
  const title = unlike('Iron in serum');
  // until `isHalf` is false, this route changes the server's answer: the dry run has checked half of the lines
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
