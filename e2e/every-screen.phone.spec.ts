/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { laboratory } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';

test('with text of twice the usual size, no page is wider than the screen', async ({ page }) => {
  const [doctor, shop] = [await freestDoctor(), await laboratory(12)];
  await enterAs(page, await signInByApi('patient@ivuriro.test'));
  for (const path of [
    '/',
    '/doctors',
    `/doctors/view/${doctor.id}`,
    `/doctors/view/${doctor.id}?dialog=appointment&doctor=${doctor.id}`,
    '/hospital-clinics',
    `/laboratories/${shop.id}/tests`,
    '/search?text-search=nothing-like-it',
    '/profile/appointment',
    '/profile/orders',
  ]) {
    await page.goto(path);
    if (path === '/') await showLongNames(page);
    await page.locator('html').evaluate((html) => (html.style.fontSize = '32px'));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await widthBeside(page), path).toBeLessThanOrEqual(0);
  }
});

test('long names without a space are wrapped and do not make a page wider than the screen', async ({ page }) => {
  const patient = await newPatient('Alice');
  const appointment = await bookOnline(patient, (await freestDoctor()).id);
  const long = 'Mwizerwa'.repeat(15);
  await page.route('**/api/**', async (route) => {
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(appointment.doctor.name, long) });
  });
  await enterAs(page, patient);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (const path of ['/profile/appointment', `/profile/appointment?id=${appointment.id}`]) {
      await page.goto(path);
      await expect(page.getByText(long).first()).toBeVisible();
      expect(await widthBeside(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      // waits for pending requests, because the route handler above fails when the page is left before the handler has
      // answered them
      await page.waitForLoadState('networkidle');
    }
  }
  // waits for requests that began later, such as the request for a count, before the browser context closes
  await page.unrouteAll({ behavior: 'wait' });
});

test('a browser without the popover API opens and closes the menu by a click', async ({ page }) => {
  await page.addInitScript(() => {
    const element: Partial<HTMLElement> = HTMLElement.prototype;
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) delete element[name];
  });
  await page.goto('/');
  const menu = page.locator('#menu');
  const opener = page.getByRole('button', { name: 'Menu' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // Escape closes the menu even when the key is pressed at the moment in which the menu opens
  await page.evaluate(() => {
    new MutationObserver((_, seen) => {
      seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }).observe(document.querySelector('#menu')!, { attributes: true, attributeFilter: ['data-open'] });
  });
  await opener.click();
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: 'Doctors' }).click();
  await expect(page).toHaveURL(/\/doctors$/);
  await expect(menu).toBeHidden();
});

test('a printed page has no bars and no footer, the printed page of questions shows every answer, and a printed appointment fits on one sheet', async ({
  page,
}) => {
  const doctor = await freestDoctor();
  await page.goto(`/doctors/view/${doctor.id}`);
  await expect(page.getByRole('link', { name: 'Choose a time' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Choose a time' })).toBeHidden();
  await expect(page.locator('body footer')).toBeHidden();
  await page.goto('/faq');
  const answer = page.getByText('You pay the full price; the insurance does not lower it here.');
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())!.height).toBeGreaterThan(10);

  const patient = await newPatient('Odile');
  const { id } = await bookOnline(patient, doctor.id);
  await enterAs(page, patient);
  await page.goto(`/profile/appointment?id=${id}`);
  await expect(page.getByRole('dialog')).toContainText('Headache since Monday');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a search without results links to the lists of providers', async ({ page }) => {
  await page.goto('/search?text-search=nothing-like-it');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all doctors' }).click();
  await expect(page).toHaveURL(/\/doctors$/);
});

/**
 * Replaces the names on the start page by a long name, because that page shows the doctors who are free soonest, and
 * these change by the hour.
 */
async function showLongNames(page: Page): Promise<void> {
  const names = page.locator('main a[href^="/doctors/view"], main [aria-hidden] b');
  await names.evaluateAll((all) => {
    for (const name of all.filter(({ children }) => children.length === 0))
      name.textContent = 'Dr. Clarisse Nyiransabimana';
  });
}

/** Pixels by which the page is wider than the screen. */
async function widthBeside(page: Page): Promise<number> {
  return (await page.locator('html').evaluate((html) => html.scrollWidth)) - page.viewportSize()!.width;
}
