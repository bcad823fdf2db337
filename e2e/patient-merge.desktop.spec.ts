import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, signInAdminAnew, signInByApi, somebody } from './steps/people.ts';
import { expectSaid } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

test('an administrator compares two records of a patient, merges them, and undoes the merge', async ({ page }) => {
  const { name } = somebody('Goretti');
  const { token } = await signInByApi('reception@ivuriro.test');
  const record = async (full_name: string, birth_date: string) =>
    told('POST /hospital/patients', { token, body: { full_name, birth_date, phone: '0788123986' } });
  const kept = await record(name, '1980-05-12');
  const twice = await record(`${name} M.`, '1980');
  const foundBy = async (code: string) => {
    const { data } = await told(`GET /hospital/patients?text-search=${code}`, { token });
    return data.map(({ id }: { id: string }) => id);
  };

  await enterAs(page, await signInAdminAnew());
  await page.goto('/dashboard/admin/data-requests');
  await page.getByRole('link', { name: 'Two records' }).click();
  const compare = async (one: string, other: string) => {
    await page.getByLabel('Code of one record').fill(one);
    await page.getByLabel('Code of the other record').fill(other);
    await page.getByRole('button', { name: 'Compare' }).click();
  };
  await compare(kept.user_code, 'ZZZZ0000');
  await expect(page.getByText('No patient has the code ZZZZ0000.')).toBeVisible();
  await compare(kept.user_code.toLowerCase(), twice.user_code);
  const table = page.getByRole('table', { name: 'The two records' });
  await expect(table.getByRole('row', { name: /^Born differs/ })).toContainText('1980');
  await expect(table.getByRole('row', { name: 'Phone' })).toContainText('+250 788 123 986');
  await expectAccessible(page, 'two records');
  await expect(page.getByRole('radio', { name: `${name}, ${kept.user_code}` })).toBeChecked();

  await page.getByRole('button', { name: 'Merge the records' }).click();
  const question = page.getByRole('dialog', { name: 'Merge these records?' });
  await expect(question).toContainText(`Everything of ${name} M. (${twice.user_code}) moves to ${name}`);
  await question.getByRole('button', { name: 'Merge the records' }).click();
  await expectSaid(page, 'The records are one now.');
  const line = page.getByRole('listitem').filter({ hasText: `${twice.user_code} → ${kept.user_code}` });
  await expect(line).toContainText('Can be undone until');
  expect(await foundBy(twice.user_code)).toEqual([kept.id]);
  await expectAccessible(page, 'merges');

  await line.getByRole('button', { name: /^Undo the merge/ }).click();
  await page.getByRole('dialog', { name: 'Undo this merge?' }).getByRole('button', { name: 'Undo' }).click();
  await expectSaid(page, 'The records are two again.');
  await expect(line).toContainText('Undone on');
  expect(await foundBy(twice.user_code)).toEqual([twice.id]);
});
