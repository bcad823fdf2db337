import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { drugsAt, laboratory, pharmacy, testsAt } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

const frame = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const loading = (page: Page, name: string) => frame(page, name).getByRole('status').filter({ hasText: 'Loading…' });
const entrance = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Notifications' });

test('on a slow connection a dialog opens at once as an empty frame, can be closed while it loads, and shows its content once its code has loaded', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const arrive = await heldBack(page, '**/assets/LoginDialog-*.js');
  await entrance(page).click();
  await expect(loading(page, 'Log in')).toBeAttached();
  await expect(frame(page, 'Log in').getByRole('heading')).toBeFocused();
  await expectAccessible(page, 'the frame of a dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(entrance(page)).toBeFocused();

  await entrance(page).click();
  await frame(page, 'Log in').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await entrance(page).click();
  await expect(loading(page, 'Log in')).toBeAttached();
  arrive();
  await expect(frame(page, 'Log in').getByLabel('E-mail')).toBeVisible();
  await expect(frame(page, 'Log in').getByRole('heading', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entrance(page)).toBeFocused();
});

test('each dialog of the public pages shows its frame before its code has loaded', async ({ page }) => {
  await heldBack(page, '**/assets/*Dialog-*.js');
  const [drugs, tests] = [drugsAt(await pharmacy('OTC')), testsAt(await laboratory())];
  const dialogs = {
    '/?dialog=login': 'Log in',
    '/?dialog=sign-up': 'Sign up',
    '/?dialog=forgot-password': 'Forgot password',
    '/?dialog=appointment': 'Make an appointment',
    '/doctors?dialog=review': 'Write a review',
    [`${drugs}?dialog=order`]: 'Order drugs',
    [`${tests}?dialog=order`]: 'Order tests',
  };
  for (const [path, title] of Object.entries(dialogs)) {
    await page.goto(path);
    await expect(loading(page, title), path).toBeAttached();
  }
  await page.goto('/doctors?dialog=appointment&doctor=d1&type=ONLINE');
  await frame(page, 'Make an appointment').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/doctors');
});

test('a dialog of a dashboard shows its frame before its code has loaded', async ({ page }) => {
  await enterAs(page, await signInByApi('laboratory@ivuriro.test'));
  await page.goto('/dashboard/laboratory', { waitUntil: 'networkidle' });
  const arrive = await heldBack(page, '**/assets/SearchDialog-*.js');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(loading(page, 'Search')).toBeAttached();
  arrive();
  await expect(frame(page, 'Search').getByRole('combobox')).toBeFocused();
});

test('a dialog whose code cannot be loaded shows an error, and a button that loads it again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/LoginDialog-*.js', (route) => route.abort('connectionreset'));
  await entrance(page).click();
  const dialog = frame(page, 'Log in');
  await expect(dialog.getByRole('alert')).toContainText('This did not load');
  await expectAccessible(page, 'a dialog that did not load');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('E-mail')).toBeVisible();
});

test('without a connection the frame of a dialog shows an error, and the dialog opens when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await entrance(page).click();
  const dialog = frame(page, 'Log in');
  await expect(dialog.getByRole('alert')).toContainText('This opens by itself when the connection is back.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByLabel('E-mail')).toBeVisible();
});

/** Holds back requests for these files until the returned function is called. */
async function heldBack(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
