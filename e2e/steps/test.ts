import { test as base, type Page } from '@playwright/test';
import { clockAddress } from './address.ts';

export type Travel = (to: Date, ...pages: Page[]) => Promise<void>;
interface Fixtures {
  /** Sets the clocks of the product and of the given pages to an instant. A page must be opened again after that. */
  travel: Travel;
  /** Opens a page in a browser context of its own, for another person. */
  anotherPage: () => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- the fixture needs no other, and its first argument has to be a pattern
  travel: async ({}, use) => {
    await use(async (to, ...pages) => {
      await setAhead(to.getTime() - Date.now());
      for (const page of pages) await page.clock.install({ time: to });
    });
    await setAhead(0);
  },
  anotherPage: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const page = await (await browser.newContext()).newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});
export { expect } from '@playwright/test';

async function setAhead(ms: number): Promise<void> {
  await fetch(`${clockAddress}/${ms}`, { method: 'POST' });
}
