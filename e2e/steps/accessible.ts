/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds, in words that lead to it. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // a dashboard is painted by its scripts, which come after the page
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft([...found, ...(await sharedIds(page))], where).toEqual([]);
}

/** What is faded in has no contrast yet. What moves for ever is not waited for. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** Two of one id: a label, a name or a button's form then means the wrong one, which axe sees only in part. */
async function sharedIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`);
}
