/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from './steps/test.ts';

test.use({ serviceWorkers: 'allow' });

test('input in a form that was sent without a connection is still there when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('keza@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Umuhanda-mwiza-7');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('No connection. Try again in a moment: nothing is sent twice.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByLabel('E-mail')).toHaveValue('keza@example.org');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('No connection. Try again in a moment: nothing is sent twice.')).toBeHidden();
});

test('a script whose loading failed because the connection broke is loaded when the connection is back', async ({
  page,
  context,
}) => {
  const lost = await lostOnItsWay(page, /\/LoginDialog-[^/]*\.js$/, () => context.setOffline(true));
  await page.goto('/?dialog=login', { waitUntil: 'commit' });
  await lost();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('when a script that a page does not need cannot be loaded, the page still works and keeps the input', async ({
  page,
  context,
}) => {
  const lost = await lostOnItsWay(page, /\/Installation-[^/]*\.js$/, () => context.setOffline(true));
  await page.goto('/?dialog=login', { waitUntil: 'commit' });
  const mail = page.getByRole('dialog').getByLabel('E-mail');
  await mail.fill('keza@example.org');
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await password.fill('Umuhanda-mwiza-7');
  await lost();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  // waits longer than the interval after which the page requests the script again
  await page.waitForTimeout(3_000);
  await expect(mail).toHaveValue('keza@example.org');
  await expect(password, 'which no draft would bring back').toHaveValue('Umuhanda-mwiza-7');
});

test('when the browser reports a connection but no request succeeds, the page says that the person is offline', async ({
  page,
}) => {
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('keza@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Umuhanda-mwiza-7');
  await page.route('**/*', (route) => route.abort('connectionfailed'));
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.unrouteAll();
  await expect(page.getByText('You are offline.'), 'noticed by itself').toHaveCount(0);
});

/**
 * Prepares a failure for the request of a script; the returned function waits for this request, breaks the connection,
 * and resolves when the request has failed.
 */
async function lostOnItsWay(page: Page, part: RegExp, breakLine: () => Promise<void>): Promise<() => Promise<void>> {
  const onItsWay = page.waitForEvent('request', (request) => part.test(request.url()));
  const lost = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
  const { promise: broken, resolve: nowBroken } = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    await broken;
    await route.abort('internetdisconnected');
  });
  return async () => {
    await onItsWay;
    await breakLine();
    nowBroken();
    await lost;
    await page.unroute(part);
  };
}
