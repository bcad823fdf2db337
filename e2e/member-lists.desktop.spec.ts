import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, signInAdmin, signInByApi, somebody } from './steps/people.ts';
import { drawing } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';
import { said } from './steps/members.ts';

test('an administrator adds a hospital, and the form names missing fields', async ({ page }) => {
  const { name, email } = somebody('Ibitaro');
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/members/hospital');
  await page.getByRole('link', { name: 'Add new hospital' }).click();
  const form = page.getByRole('dialog', { name: 'Add new hospital' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Publish' }).click();
  await said(page, 'E-mail is needed.');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Type').selectOption('Clinic');

  // the hospital is saved although one file is no picture; once that file is removed, the other files are uploaded
  await form
    .getByLabel('Add pictures')
    .setInputFiles([
      await drawing(page, 'front.png', '#1d5b3e'),
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  await form.getByRole('button', { name: 'Publish' }).click();
  const changed = page.getByRole('dialog', { name: 'Update hospital' });
  await expect(changed.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  await changed.getByRole('button', { name: 'Leave broken.png out' }).click();
  await changed.getByRole('button', { name: 'Publish', exact: true }).click();
  await said(page, 'Profile updated successfully');
  const profile = page.getByRole('dialog', { name });
  await expect(profile).toContainText('Clinic');
  await expect(profile).toContainText(email);
  await expect(profile.getByRole('list', { name: /^Pictures of/ }).locator('img[src^="/files/"]')).toHaveCount(1);
  await expect(page).toHaveURL(/members\/hospital\/[\w-]{36}$/);
  await page.reload();
  await expect(profile).toContainText('Waiting for approval');
  await profile.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('the administrator’s pages about members are accessible', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  const admin = await signInAdmin();
  await enterAs(page, admin);
  const first = async (list: string) => (await told(`GET /admin/${list}`, { token: admin.token })).data[0].id;
  const [doctor, hospital, pharmacy] = [await first('doctors'), await first('hospitals'), await first('pharmacies')];
  const base = '/dashboard/admin/members';
  await page.goto(base);
  await expect(page.getByRole('status').filter({ hasText: /of \d/ })).toBeVisible();
  await expectAccessible(page, base);
  for (const at of [
    `doctor/${doctor}`,
    `hospital/${hospital}`,
    `pharmacy/${pharmacy}`,
    `pharmacy/${pharmacy}?tab=drugs`,
    'laboratory/new',
    `doctor/${doctor}/edit`,
  ]) {
    await page.goto(`${base}/${at}`);
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page, at);
  }
  await page.goto(`${base}/doctor/${doctor}`);
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm' }).getByText(/owe/)).toBeVisible();
  await expectAccessible(page, 'deletion');
});

test('the administrator pages through the lists of all four kinds of provider', async ({ page, isMobile }) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/members');
  const tabs = page.getByRole('navigation', { name: 'Members' });
  const lists = [
    ['Doctors', 'Add new doctor', ['Doctor', 'Speciality']],
    ['Hospitals', 'Add new hospital', ['Hospital', 'Location']],
    ['Laboratories', 'Add new laboratories', ['Laboratory', 'Location']],
    ['Pharmacies', 'Add new pharmacies', ['Pharmacy', 'Location']],
  ] as const;
  for (const [tab, add, columns] of lists) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('link', { name: add })).toBeVisible();
    const list = isMobile ? page.getByRole('list', { name: tab }) : page.getByRole('table', { name: tab });
    await expect(list).toContainText(/\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d/);
    if (!isMobile)
      await expect(list.getByRole('columnheader')).toHaveText([...columns, 'Overall review', 'Date joined', 'State']);
    const first = await list.getByRole('link').first().textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await list.getByRole('link').first().textContent()).not.toBe(first);
  }
});

test('when the list of drugs has become shorter, a link to a page after its end leads to the last page', async ({
  page,
}) => {
  const admin = await signInAdmin();
  await enterAs(page, admin);
  const { id } = await signInByApi('pharmacy@ivuriro.test');
  let isSold = false;
  await page.route(`**/api/admin/pharmacy/${id}/drugs?*`, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const isSecond = new URL(route.request().url()).searchParams.get('page') === '2';
    const gone = isSecond && isSold ? { data: [], current_page: 2 } : {};
    Object.assign(body.data, { last_page: isSold ? 1 : 2, ...gone });
    isSold ||= !isSecond;
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto(`/dashboard/admin/members/pharmacy/${id}?tab=drugs`);
  const drugs = page.getByRole('dialog').getByRole('list', { name: 'Drugs' }).getByRole('listitem');
  await expect(drugs.first()).toBeVisible();
  const offered = await drugs.count();
  await page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Page 1 of 2' })).toBeVisible();
  await expect(drugs).toHaveCount(offered);
  // waits until the pending route handlers have finished
  await page.unrouteAll({ behavior: 'wait' });
});
