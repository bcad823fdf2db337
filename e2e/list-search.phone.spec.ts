import { told } from './steps/api.ts';
import { enterAs, newProvider, signInAdmin } from './steps/people.ts';
import { openProfile } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';
import { openFromMenu } from './steps/appointments.ts';

test('a list is searched 400 ms after the last key, and not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/doctors');
  const box = page.getByRole('searchbox');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('text-search') ?? ''));
  await expect(async () => {
    await box.fill('kig');
    await expect(page).toHaveURL(/text-search=kig$/, { timeout: 2_000 });
  }).toPass();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await box.pressSequentially('ali');
  await page.clock.runFor(399);
  expect(asked.filter((text) => text.startsWith('kiga'))).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.filter((text) => text.startsWith('kiga'))).toEqual(['kigali']);
});

test('the search in a dialog that adds an entry to a profile starts 400 ms after the last key, and an empty text hides the results', async ({
  page,
}) => {
  const { token, ...rest } = await newProvider('type_lab');
  const known = (await told<{ name: string }[]>('GET /specialties'))[0]!.name;
  await page.clock.install();
  await enterAs(page, { token, ...rest });
  await openProfile(page, 'laboratory');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/specialties') asked.push(searchParams.get('text-search') ?? '');
  });
  await page.getByRole('button', { name: 'Add specialities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add specialities' });
  const box = dialog.getByRole('textbox').or(dialog.getByRole('combobox'));
  await expect(box).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await box.pressSequentially(known);
  await page.clock.runFor(399);
  expect(asked).toEqual([]);
  // the last millisecond of the debounce time of 400 ms, and 100 ms for rendering the field
  await page.clock.runFor(101);
  await expect.poll(() => asked).toEqual([known]);
  await page.clock.resume();
  await expect(dialog.getByRole('option', { name: known, exact: true })).toBeVisible();
  await box.fill('');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog.getByText('Searching')).toHaveCount(0);
  await page.clock.runFor(1_000);
  expect(asked).toEqual([known]);
});

test('the search box of a dashboard shows the text for which its list is searched', async ({ page }) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/static-content');
  const box = page.getByRole('searchbox');
  await box.fill('zzzz');
  await expect(page).toHaveURL(/text-search=zzzz/);
  await openFromMenu(page, 'Members');
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('zzzz');
});
