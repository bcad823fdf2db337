import { told } from './steps/api.ts';
import { expect, test } from './steps/test.ts';

test('the search of the start page finds providers and can be used by keyboard alone', async ({ page }) => {
  const { data } = await told('GET /pharmacies?per_page=1');
  const { id, name } = data[0] as { id: string; name: string };
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Doctor, illness, test, medicine or place' });
  await expect(async () => {
    await search.fill('');
    await search.pressSequentially(name.slice(0, 14));
    await expect(page.getByRole('option', { name: new RegExp(name.replace(/[()]/g, '.')) })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expect(page.getByRole('group', { name: 'Pharmacies' })).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  const option = page.getByRole('option', { name: new RegExp(name.replace(/[()]/g, '.')) });
  while ((await option.getAttribute('aria-selected')) !== 'true') await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pharmacies/view/${id}$`));

  await page.goto('/');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search') asked.push(url.searchParams.get('text-search'));
  });
  await search.pressSequentially('kigali', { delay: 60 });
  await expect(page.getByRole('option').first()).toBeVisible();
  // the results are requested only when typing has paused
  expect(asked).toEqual(['kigali']);
  await search.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(search).toHaveValue('');
});

test('every link of the start page works', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Ivuriro in figures' });
  const metrics = await told('GET /analytics');
  for (const [label, value] of [
    ['verified doctors', metrics.total_doctors],
    ['hospitals and clinics', metrics.total_hospitals],
    ['laboratories', metrics.total_laboratories],
    ['pharmacies', metrics.total_pharmacies],
  ] as const)
    await expect(figures.getByText(`${value}${label}`).or(figures.getByText(`${value} ${label}`))).toBeVisible();
  for (const label of ['visits a day', 'patients served a day']) await expect(figures).toContainText(label);
  const main = page.getByRole('main');
  for (const [name, path, total] of [
    ['Doctors', '/doctors', metrics.total_doctors],
    ['Hospitals & clinics', '/hospital-clinics', metrics.total_hospitals],
    ['Laboratories', '/laboratories', metrics.total_laboratories],
    ['Pharmacies', '/pharmacies', metrics.total_pharmacies],
  ] as const) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(card).toContainText(String(total));
  }
  const how = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How to make an appointment' }) });
  await expect(how.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Choose a doctor',
    'Pick a free time',
    'Pay and go',
  ]);
  const about = main.locator('section').filter({ has: page.getByRole('heading', { name: 'About Ivuriro' }) });
  await expect(about).toContainText('in one place');
  const talks = page.getByRole('group', { name: 'What patients say' });
  await expect(talks.getByRole('listitem')).toHaveCount(4);
  await talks.getByRole('button', { name: /Next/ }).click();
  await expect(talks.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 });
  const news = page.getByRole('group', { name: 'From the blog' });
  const posts = (await told('GET /blogs?per_page=20')).data as { title: string }[];
  await news.scrollIntoViewIfNeeded();
  const room = page.viewportSize()!.width;
  if (room >= 1280) {
    for (const seen of [0, 1, 2, 3]) await expect(news.getByRole('listitem').nth(seen)).toBeInViewport({ ratio: 0.9 });
    await expect(news.getByRole('listitem').nth(4)).not.toBeInViewport();
  }
  await expect(news.getByRole('heading')).toHaveText(posts.map(({ title }) => title));
  await news.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]!.title);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Make an appointment' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Make an appointment' })).toHaveAttribute(
    'href',
    '/?dialog=appointment',
  );
  for (const [name, path] of [
    ['Doctors', '/doctors'],
    ['Hospitals & clinics', '/hospital-clinics'],
    ['Laboratories', '/laboratories'],
    ['Pharmacies', '/pharmacies'],
    ['Contact us', '/contact'],
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
    ['Terms of use', '/terms'],
    ['Privacy policy', '/privacy-policy'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const name of ['X', 'Instagram', 'Facebook', 'YouTube'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: /^\+250/ })).toHaveAttribute('href', /^tel:/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test.describe('before JavaScript has loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the start page is a plain form that leads to the results', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('kigali');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?text-search=kigali$/);
    for (const kind of ['Doctors', 'Hospitals & clinics', 'Laboratories', 'Pharmacies'])
      await expect(page.getByRole('region', { name: kind }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('link', { name: 'See all pharmacies' }).click();
    await expect(page).toHaveURL(/\/pharmacies\?text-search=kigali$/);
  });

  test('the contact form names missing fields, keeps the input, and can be sent', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Vestine');
    await page.getByLabel('Message').fill('Do you open on Sundays?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter your e-mail address')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Do you open on Sundays?');
    await page.getByLabel('Email').fill('vestine@example.org');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1$/);
    await expect(page.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible();
  });
});
