import type { Page } from '@playwright/test';
import { expect, test } from './steps/test.ts';

test('after a deploy the first link that is pressed loads its page from the server, exactly once', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const loads = documentsOf(page);
  await missingOnce(page, /\/doctors\.page-[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Doctors' }).click();
  await expect(page).toHaveURL('/doctors');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verified doctors');
  expect(loads).toEqual(['/doctors']);
  await page.goBack();
  await expect(page, 'the page before is still behind it').toHaveURL('/faq');
});

test('after a deploy the Back button opens the previous page', async ({ page }) => {
  await page.goto('/doctors?text-search=a#content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.reload({ waitUntil: 'networkidle' });
  const loads = documentsOf(page);
  await missingOnce(page, /\/doctors\.page-[^/]*\.js$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verified doctors');
  await expect(page).toHaveURL('/doctors?text-search=a#content');
  expect(loads).toEqual(['/doctors?text-search=a']);
});

/** Collects the URLs of all documents that are loaded from now on. */
function documentsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) loads.push(pathname + search);
  });
  return loads;
}

/**
 * Simulates a deploy: the first request for a file that matches is answered with 404, as for a file of the old build;
 * later ones reach the new build. The route has no `times`, because Playwright loses a request that is sent while a
 * route is being removed.
 */
async function missingOnce(page: Page, file: RegExp): Promise<void> {
  let missed = false;
  await page.route(file, (route) => {
    if (missed) return route.continue();
    missed = true;
    return route.fulfill({ status: 404 });
  });
}
