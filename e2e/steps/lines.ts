import type { Page } from '@playwright/test';

type Url = string | RegExp;

/**
 * Delays the next request with this method and URL until `letGo` is called. `come` resolves when the page has sent the
 * request.
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

/** Lets the next request with this method and URL reach the server, but not its answer reach the page. */
export async function loseAnswer(page: Page, method: string, url: Url): Promise<void> {
  let lost = false;
  await page.route(url, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}
