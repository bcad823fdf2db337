/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { everyPublicPage } from './steps/public-pages.ts';
import { expect, test } from './steps/test.ts';

test('when a part of a page loads later and adds the same styles again, no public page changes its look', async ({
  page,
}) => {
  for (const { name, path } of await everyPublicPage()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { sheets, changed } = await withStylesAgain(page);
    expect(sheets, name).toBeGreaterThan(0);
    expect.soft(changed, name).toEqual([]);
  }
});

/**
 * Adds the style sheets of the page again after all others, as happens when a part of the page that uses the same
 * styles is loaded later. Returns the number of style sheets and the elements whose look changed.
 */
const withStylesAgain = (page: Page): Promise<{ sheets: number; changed: string[] }> =>
  page.evaluate(async () => {
    const watched = ['display', 'padding', 'margin', 'font', 'color', 'background-color', 'border', 'border-radius'];
    const more = ['gap', 'position', 'max-width', 'flex-direction', 'box-shadow', 'align-items', 'text-decoration'];
    const elements = [...document.querySelectorAll('body *')];
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...watched, ...more].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      });
    const before = looks();
    // React Router ends the URLs of a page's own style sheets with #, so parts of the page that use them load them
    // again
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="#"]')];
    await Promise.all(
      links.map(({ href }) => {
        const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: href.slice(0, -1) });
        const loaded = new Promise((done) => again.addEventListener('load', done));
        document.head.append(again);
        return loaded;
      }),
    );
    const after = looks();
    const changed = elements.filter((_, index) => before[index] !== after[index]);
    return { sheets: links.length, changed: changed.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
