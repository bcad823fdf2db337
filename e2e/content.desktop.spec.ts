import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { STATIC, textOf, choose, line, write, tool, toast, expectMarks } from './steps/content.ts';

const BLOG_QUESTION = 'Are you sure? This will delete all information related to this blog';

test('a blog post that was written with every tool of the editor has the same markup on the public page', async ({
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
  // after Undo, Do again restores the text
  await tool(page, 'Undo').click();
  await tool(page, 'Do again').click();
  await expectAccessible(page, 'editor');

  // typed input survives a reload, and leaving the page by a link needs a confirmation
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

  // another visitor opens the published post
  const reader = await anotherPage();
  const { data } = await told<{ data: { id: string; title: string }[] }>(
    `GET /blogs?text-search=${encodeURIComponent(title)}`,
  );
  await reader.goto(`/blog/view/${data[0]!.id}`);
  await expectMarks(reader.getByRole('article'));
  expect(await reader.evaluate(() => 'ran' in window)).toBe(false);
  await reader.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(reader, 'the post');

  // a change of the post is public at once, and a deleted post is no longer found
  const own = page.getByRole('listitem').filter({ hasText: title });
  await own.getByRole('link', { name: `Edit “${title}”` }).click();
  await page.getByLabel('Title', { exact: true }).fill(`${title}, a`);
  await page.locator('input[type="file"]').setInputFiles('docs/pictures/home-360-light.png');
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/upload_file', async (route) => (await sent.promise, route.continue()));
  const save = page.getByRole('button', { name: 'Save and publish' });
  await Promise.all([page.waitForRequest('**/api/upload_file'), save.click()]);
  // input that is typed during a save stays in the form, and the next save stores it
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

test('hostile text that was written through the API does not run on the pages that show it', async ({ page }) => {
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
