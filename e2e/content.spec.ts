import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, newPatient, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

const STATIC = '/dashboard/admin/static-content';
const BLOG_QUESTION = 'Are you sure? This will delete all information related to this blog';
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first();

/** Types a line with these tools of the editor on, then turns them off. */
async function write(page: Page, words: string, ...tools: string[]): Promise<void> {
  for (const name of tools) {
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.type(words);
  for (const name of tools) await tool(page, name).click();
}
async function choose(page: Page, menu: string, option: string): Promise<void> {
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${menu}:`) })
    .click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  // text that is typed before the editor has the focus again would be lost
  await expect(page.locator('[contenteditable="true"]:focus')).toHaveCount(1);
}
/** Closes toasts, which cover the foot of a form on a phone. */
async function read(page: Page, words: string): Promise<void> {
  await expect(toast(page, words)).toBeVisible();
  await page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: 'Close' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(toast(page, words)).toBeHidden();
}
const line = (page: Page) => page.keyboard.press('Enter');

test('a post written with every tool of the editor looks the same on the public page', async ({
  page,
  anotherPage,
}) => {
  const title = `Water and ${Date.now()}`;
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin');
  await page.goto(STATIC);
  await expect(page.getByRole('list', { name: 'Posts' })).toBeVisible();
  await expectAccessible(page, 'posts');
  await page.getByRole('link', { name: 'NEW BLOG POST' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Give the post a title.')).toBeVisible();
  await expect(page.getByText('Write the post first.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(textOf(page)).toHaveAttribute('aria-placeholder', 'Enter Description');
  await textOf(page).click();
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await choose(page, 'Heading', `Heading ${level}`);
    await page.keyboard.type(`Level ${level}`);
    await line(page);
  }
  for (const name of ['Bold', 'Italic', 'Underline', 'Strike through', 'Subscript', 'Superscript'])
    await write(page, `${name} `, name);
  await choose(page, 'Colour', 'Orange');
  await page.keyboard.type('orange');
  await choose(page, 'Colour', 'No colour');
  await choose(page, 'Background', 'Blue');
  await page.keyboard.type('on blue');
  await choose(page, 'Background', 'No colour');
  for (const name of ['Align in the middle', 'Align right', 'Align on both sides']) {
    await line(page);
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type(name);
  }
  await line(page);
  await tool(page, 'Align left').click();
  await tool(page, 'Move in').click();
  await tool(page, 'Move in').click();
  await tool(page, 'Move out').click();
  await page.keyboard.type('moved in');
  await line(page);
  await tool(page, 'Move out').click();
  await tool(page, 'Right to left').click();
  await page.keyboard.type('turned');
  await line(page);
  await tool(page, 'Right to left').click();
  for (const [name, words] of [
    ['Quotation', 'quoted'],
    ['Numbered list', 'first'],
    ['List with points', 'point'],
  ] as const) {
    await tool(page, name).click();
    await page.keyboard.type(words);
    await line(page);
    await line(page);
  }
  await tool(page, 'Code block').click();
  await page.keyboard.type('<script>window.ran = true</script>');
  // an undo that was pressed by mistake loses nothing
  await tool(page, 'Undo').click();
  await tool(page, 'Do again').click();
  await expectAccessible(page, 'editor');

  // input survives a reload; leaving the page asks
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(textOf(page)).toContainText('moved in');
  await page.getByRole('link', { name: 'All posts' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toast(page, 'Blog content is now saved')).toBeVisible();
  await expect(page).toHaveURL(STATIC);

  // a patient finds it among the notifications, and reads it
  const reader = await anotherPage();
  const { data } = await told<{ data: { id: string; title: string }[] }>(
    `GET /blogs?text-search=${encodeURIComponent(title)}`,
  );
  await reader.goto(`/blog/view/${data[0]!.id}`);
  await expectMarks(reader.getByRole('article'));
  expect(await reader.evaluate(() => 'ran' in window)).toBe(false);
  await reader.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(reader, 'the post');

  // a change is shown at once; a deleted post is gone
  const own = page.getByRole('listitem').filter({ hasText: title });
  await own.getByRole('link', { name: `Edit “${title}”` }).click();
  await page.getByLabel('Title', { exact: true }).fill(`${title}, a`);
  await page.locator('input[type="file"]').setInputFiles('docs/pictures/home-360-light.png');
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/upload_file', async (route) => (await sent.promise, route.continue()));
  const save = page.getByRole('button', { name: 'Save and publish' });
  await Promise.all([page.waitForRequest('**/api/upload_file'), save.click()]);
  // input during a save stays, and is saved too
  await page.getByLabel('Title', { exact: true }).fill(`${title}, again`);
  sent.resolve();
  await expect(toast(page, 'Blog content is now saved')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title}, again`);
  await save.click();
  await expect(page).toHaveURL(STATIC);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: `${title}, again` })).toBeVisible();
  await page.getByRole('button', { name: `Delete “${title}, again”` }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await expect(confirm.getByText(BLOG_QUESTION)).toBeVisible();
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'The post was deleted')).toBeVisible();
  await expect(own).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: title })).toHaveCount(0);
  await page.goto(`${STATIC}?text-search=zzzz`);
  await expect(page.getByRole('heading', { name: 'Blog not found' })).toBeVisible();
});

/** The post has the markup of each tool, and nothing else. */
async function expectMarks(post: Locator): Promise<void> {
  for (const [css, words] of [
    ['h2[data-level="1"]', 'Level 1'],
    ['h2:not([data-level])', 'Level 2'],
    ['h3', 'Level 3'],
    ['h4', 'Level 4'],
    ['h5', 'Level 5'],
    ['h6', 'Level 6'],
    ['strong', 'Bold'],
    ['em', 'Italic'],
    ['u', 'Underline'],
    ['s', 'Strike through'],
    ['sub', 'Subscript'],
    ['sup', 'Superscript'],
    ['[data-color="clay"]', 'orange'],
    ['[data-background="kivu"]', 'on blue'],
    ['[data-align="center"]', 'Align in the middle'],
    ['[data-align="right"]', 'Align right'],
    ['[data-align="justify"]', 'Align on both sides'],
    ['[data-indent="1"]', 'moved in'],
    ['p[dir="rtl"]', 'turned'],
    ['blockquote', 'quoted'],
    ['ol > li', 'first'],
    ['ul > li', 'point'],
    ['pre > code', '<script>window.ran = true</script>'],
  ] as const)
    await expect(post.locator(css).filter({ hasText: words }).first(), `${css}: ${words}`).toBeVisible();
  await expect(post.locator('script, iframe, [onclick], :is(p, span, h2, li)[style]')).toHaveCount(0);
}

test('hostile text that is sent by the API does not run where it is shown', async ({ page }) => {
  const { token } = await signInAdmin();
  const { id } = await told<{ id: string }>('POST /admin/blogs', {
    token,
    body: {
      title: '<img src=x onerror="window.ran = 1">',
      content:
        '<p onclick="ran()">Text</p><script>window.ran = 1</script><img src=x onerror="window.ran = 1"><svg onload="window.ran = 1"></svg><a href="javascript:window.ran = 1">here</a><style>body { display: none }</style><p style="position: fixed; inset: 0">over all</p>',
    },
  });
  await page.goto(`/blog/view/${id}`);
  await expect(page.getByRole('article').getByText('Text', { exact: true })).toBeVisible();
  await page.getByText('here', { exact: true }).click();
  await expect(page.getByText('over all')).toHaveCSS('position', 'static');
  await page.goto('/blog');
  await expect(page.getByRole('main')).toContainText('<img src=x');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await told(`DELETE /admin/blogs/${id}`, { token });
});

test('changed texts, settings and talks are on the pages at once, and each version is kept', async ({
  page,
  anotherPage,
}) => {
  const reader = await anotherPage();
  const admin = await signInAdmin();
  await enterAs(page, admin);
  await page.goto(`${STATIC}/texts`);
  await expectAccessible(page, 'texts');
  const before = await told<{ key: string; value: string }[]>('GET /static_contents');
  const question = `Is it ${Date.now()}?`;
  await page.getByRole('link', { name: 'Edit “Frequently asked questions”' }).click();
  const text = page.getByRole('textbox', { name: 'Frequently asked questions' });
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await choose(page, 'Heading', 'Heading 2');
  // choosing the same again changes nothing, and the caret comes back
  await choose(page, 'Heading', 'Heading 2');
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is.');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await read(page, 'Saved. The pages show it at once.');
  await reader.goto('/faq');
  await expect(reader.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions: Frequently asked questions' });
  await expect(versions.getByText('Shown now')).toBeVisible();
  await expect(versions.getByText(question)).toBeVisible();
  await expectAccessible(page, 'versions');
  await versions.locator('summary').nth(1).click();
  await versions.getByRole('button', { name: 'Put this version into the editor' }).nth(0).click();
  await expect(text).not.toContainText(question);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await read(page, 'Saved. The pages show it at once.');

  // refused input stays in its field
  await page.goto(`${STATIC}/texts`);
  const phone = page.getByLabel('Phone of contact');
  await phone.fill('call me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(phone).toHaveAccessibleDescription('Enter a phone number, like +250 788 123 456.');
  await expect(phone).toHaveValue('call me');
  await phone.fill('+250 788 111 222');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await read(page, 'Saved. The pages show it at once.');
  await reader.goto('/contact');
  await expect(reader.getByText('+250 788 111 222').first()).toBeVisible();

  const names = `Nshuti ${Date.now()}`;
  await page.getByRole('button', { name: 'Add a talk' }).click();
  const talk = page.getByRole('group', { name: /^Talk \d+$/ }).last();
  await talk.getByLabel('Names').fill(names);
  await talk.getByLabel('Description').fill('I was seen the same day.');
  await talk.getByLabel('Link').fill('https://films.example.com/visit');
  await page.getByRole('button', { name: 'Save the talks' }).click();
  await expect.poll(async () => JSON.stringify(await told('GET /static_contents'))).toContain(names);
  await reader.goto('/');
  await expect(reader.getByText(names).first()).toBeAttached();
  // the link to a film leads to another site: no film is embedded here
  await expect(reader.locator('a[href="https://films.example.com/visit"]').first()).toBeAttached();
  await expect(reader.locator('iframe, video')).toHaveCount(0);
  // restores the values for the tests that follow
  for (const key of ['phone_contact', 'home_talks_slider_content'])
    await told('POST /admin/static_contents', {
      token: admin.token,
      body: { key, value: before.find((one) => one.key === key)!.value },
    });
});

test('only the administrator can open the editor', async ({ page }) => {
  await enterAs(page, await newPatient());
  await page.goto(STATIC);
  await expect(page).not.toHaveURL(/static-content$/);
});
