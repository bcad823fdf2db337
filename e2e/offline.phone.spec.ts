/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { patientWithAppointment } from './steps/offline.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { clickInMenu } from './steps/appointments.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a patient reads the appointments that they saw before, and other pages say that there is no connection', async ({
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

test('the page that a provider sees without a connection has no link to the appointments of a patient', async ({
  page,
  context,
}) => {
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

test('a provider who opens another page from the menu without a connection stays on the present list', async ({
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

/** Waits until the service worker has cached the page that shows the appointments without a connection. */
async function keptShell(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/profile/appointment'))), { timeout: 20_000 })
    .toBe(true);
}

/** All that the caches of the browser store for the site, as one text. */
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
