/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { patientWithAppointment } from './steps/offline.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { clickInMenu } from './steps/appointments.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a patient reads the appointments seen before, and other pages say that there is none', async ({
  page,
  context,
}) => {
  const { patient, appointment } = await patientWithAppointment();
  await enterAs(page, patient);
  await page.goto('/profile/appointment');
  const card = page.getByRole('main').getByRole('heading', { name: appointment.doctor }).first();
  await expect(card).toBeVisible();
  await keptShell(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await expect(card).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(appointment.doctor);
  await expect(details).toContainText(appointment.reason);
  await page.goto(`/profile/appointment?id=${appointment.id}`);
  await expect(details, 'by its own address').toContainText(appointment.reason);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Doctors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'My appointments' }).click();
  await expect(card).toBeVisible();
  await page.goto('/doctors?text-search=Eye');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/text-search=Eye/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verified doctors');
});

test('staff without a connection are not sent to the appointments of a patient', async ({ page, context }) => {
  await enterAs(page, await signInByApi('laboratory@ivuriro.test'));
  await page.goto('/dashboard/laboratory/orders');
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline?desk')))).toBe(true);
  await context.setOffline(true);
  await page.goto('/dashboard/laboratory/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveText(['Try again']);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Overall rating' })).toBeVisible();
});

test('a provider who opens another page from the menu without a connection stays on the list', async ({
  page,
  context,
}) => {
  await enterAs(page, await signInByApi('laboratory@ivuriro.test'));
  await page.goto('/dashboard/laboratory/orders?status=all');
  const list = page.getByRole('status').filter({ hasText: /of \d/ });
  await expect(list).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await clickInMenu(page, 'Wallet');
  await expect(page.getByText('This page needs a connection.', { exact: false })).toBeVisible();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/\/orders\?status=all$/);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await clickInMenu(page, 'Wallet');
  await expect(page).toHaveURL(/\/wallet$/);
});

test('signing out leaves no data of a person on the device, and tokens are never cached', async ({ page, context }) => {
  const { patient, appointment } = await patientWithAppointment();
  await enterAs(page, patient);
  await page.goto('/profile/appointment');
  await expect(page.getByRole('main').getByText(appointment.doctor).first()).toBeVisible();
  await keptShell(page);
  await expect.poll(() => kept(page)).toContain(appointment.reason);
  expect(await kept(page)).not.toContain(patient.token);

  await page.getByRole('button', { name: /^Account of/ }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await again;
  await expect.poll(() => kept(page)).not.toContain(appointment.reason);
  expect(await kept(page)).not.toContain(patient.id);

  await context.setOffline(true);
  await page.goto('/profile/appointment');
  await expect(page.getByText('Log in', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(appointment.doctor)).toHaveCount(0);
});

test('input without a connection is still there when the connection is back', async ({ page, context }) => {
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

test('a script whose loading broke off is loaded when the connection is back', async ({ page, context }) => {
  const lost = await lostOnItsWay(page, /\/LoginDialog-[^/]*\.js$/, () => context.setOffline(true));
  await page.goto('/?dialog=login', { waitUntil: 'commit' });
  await lost();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a page continues without a script that could not be loaded and is not needed, and input stays', async ({
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
  // longer than the interval after which the script is requested again
  await page.waitForTimeout(3_000);
  await expect(mail).toHaveValue('keza@example.org');
  await expect(password, 'which no draft would bring back').toHaveValue('Umuhanda-mwiza-7');
});

test('a connection that the browser reports but that transfers nothing counts as none', async ({ page }) => {
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

test('a newer version of the site is offered, and installed when the person agrees', async ({ page }) => {
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  await page.goto('/faq');
  await expect.poll(inCharge).toMatch(/sw\.js$/);
  // the same script under another address stands for the worker of the next build
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await inCharge(), 'nothing changes under the hands of a person').toMatch(/sw\.js$/);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  expect(await inCharge()).toMatch(/newer$/);
});

test('a phone can install the site beside its apps', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await (await fetch(link.href)).json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  });
  expect(manifest).toMatchObject({ name: 'Ivuriro', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

/** Waits until the service worker has cached what the appointments need without a connection. */
async function keptShell(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/profile/appointment'))), { timeout: 20_000 })
    .toBe(true);
}

/** Breaks the connection while a script of the page is loading; resolves when that has failed. */
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

/** Everything that the browser stores for the site, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = [];
    for (const name of await caches.keys()) {
      all.push(name);
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        all.push(request.url, JSON.stringify([...request.headers]));
        all.push(await (await cache.match(request))!.text());
      }
    }
    return all.join('\n');
  });
