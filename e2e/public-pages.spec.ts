import { told } from './steps/api.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the blog can be searched and sorted, and a post can be shared', async ({ page }) => {
  // a browser without its own share dialog shows links for sharing
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const newest = (await told('GET /blogs')).data as { id: string; title: string; author: string }[];
  await page.goto('/blog');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(newest.map(({ title }) => title));
  await page.getByLabel('Sort').selectOption({ label: 'Past news' });
  await expect(page).toHaveURL(/order-by=asc/);
  await expect(titles).toHaveText(newest.map(({ title }) => title).toReversed());
  await page.getByRole('searchbox').fill('blood pressure');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/text-search=blood\+pressure/);
  await expect(titles.filter({ hasText: 'High blood pressure' })).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'No post found' })).toBeVisible();

  const { id, title, author } = newest[0]!;
  await page.goto(`/blog/view/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article').getByText(/^Published \d+ \w+ 20\d\d/)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(`by ${author}`);
  await expect(page.getByRole('article').locator('img, svg').first()).toBeVisible();
  const share = page.getByRole('group', { name: 'Share this post' });
  for (const [name, host] of [
    ['WhatsApp', 'wa.me'],
    ['X', 'x.com'],
    ['Facebook', 'www.facebook.com'],
  ] as const) {
    const href = new URL((await share.getByRole('link', { name: `Share on ${name}` }).getAttribute('href'))!);
    expect(href.host).toBe(host);
    expect(href.search).toContain(encodeURIComponent(`/blog/view/${id}`));
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.').filter({ visible: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blog/view/${id}`);
});

test('frequently asked questions, terms and privacy policy show the texts that the administrator wrote', async ({
  page,
}) => {
  const contents = (await told('GET /static_contents')) as { key: string; value: string }[];
  for (const [path, key, title] of [
    ['/faq', 'faq', 'Frequently asked questions'],
    ['/terms', 'term', 'Terms of use'],
    ['/privacy-policy', 'policy', 'Privacy policy'],
  ] as const) {
    const headings = [...contents.find((one) => one.key === key)!.value.matchAll(/<h2>(.*?)<\/h2>/g)];
    expect(headings.length).toBeGreaterThan(3);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings.map((one) => one[1]!));
  }
});

test('the header differs for a visitor, a patient and a doctor', async ({ page, isMobile }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('button', { name: 'Menu' }).click();
  for (const [name, path] of [
    ['Home', '/'],
    ['Doctors', '/doctors'],
    ['Hospitals & clinics', '/hospital-clinics'],
    ['Laboratories', '/laboratories'],
    ['Pharmacies', '/pharmacies'],
  ] as const)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?dialog=login');
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/?dialog=sign-up');
  const bell = header.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAttribute('href', '/?dialog=login');

  const menu = page.locator('#account');
  await enterAs(page, await signInByApi('patient@ivuriro.test'));
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  for (const name of ['Profile', 'New Appointment', 'My appointments', 'Messages', 'Change password'])
    await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(bell).toHaveAttribute('href', '/profile/notification');
  await menu.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/profile\/messages$/);

  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/doctors');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/\/[^/]+\/$/);
  // the storage keeps only `signed_out`, by which other tabs detect the sign-out
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['signed_out']);
});

test('the page that verifies a document asks for the code when none was entered', async ({ page }) => {
  await page.goto('/verify');
  const code = page.getByLabel('Code on the paper');
  const check = page.getByRole('button', { name: 'Check' });
  await code.fill(' ');
  await check.click();
  await expect(code).toHaveAccessibleDescription(/^Enter the code/);
  await expect(code).toBeFocused();
  await code.fill('AAAA BBBB CCCC');
  await check.click();
  await expect(page.getByRole('alert')).toContainText('We do not know this code');
  await expect(code).not.toHaveAccessibleDescription(/^Enter the code/);
});
