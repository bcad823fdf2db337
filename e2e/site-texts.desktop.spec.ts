import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, newPatient, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { toast, STATIC, choose } from './steps/content.ts';

/** Expects a toast with these words and closes it, because on a phone it covers the bottom of a form. */
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

test('changed texts, settings and quotations from patients appear on the public pages at once, and earlier versions of a text can be restored', async ({
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
  // choosing the same heading again changes nothing, and the text gets the focus back
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
  // the page contains only a link to the film, which is on another site, and no embedded film
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
