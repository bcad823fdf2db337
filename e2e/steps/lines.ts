import type { Page } from '@playwright/test';

type Url = string | RegExp;

/**
 * Delays the next request of this method and URL until `letGo` is called. `come` resolves when the page has sent it.
 */
export async function hold(page: Page, method: string, url: Url) {
  const come = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let held = false;
  await page.route(url, async (route) => {
    if (held || route.request().method() !== method) return route.fallback();
    held = true;
    come.resolve();
    await gate.promise;
    // the page may have aborted the request meanwhile
    await route.continue().catch(() => {});
  });
  return { come: come.promise, letGo: () => gate.resolve() };
}

/** The server gets the next request of this method and URL, and the page does not get the answer. */
export async function loseAnswer(page: Page, method: string, url: Url): Promise<void> {
  let lost = false;
  await page.route(url, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}
