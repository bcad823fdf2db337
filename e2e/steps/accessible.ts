/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The widths at which a screen is looked at: a small phone and a desktop. */
const widths = [360, 1280];

/**
 * Expects no finding of axe, on a phone and on a desktop; the message has rule, element and reason. A journey that is
 * played on one of them makes the screen as wide as the other, and then as it was.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const viewport = page.viewportSize()!;
  await expectNoFinding(page, where);
  if (!/\.(phone|desktop)\.spec\.ts$/.test(test.info().file)) return;
  for (const width of widths.filter((one) => one !== viewport.width)) {
    await page.setViewportSize({ ...viewport, width });
    await expectNoFinding(page, `${where}, ${width} px wide`);
  }
  await page.setViewportSize(viewport);
  await drawn(page);
}

/** Waits until the page is drawn for its width again, as a key would be lost before that. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

/** Expects no finding of axe on the screen as it is, such as with what no phone shows. */
export async function expectNoFinding(page: Page, where: string): Promise<void> {
  // a dashboard is rendered by scripts that load after the page
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await atRest(page);
  const { violations } = await axeResults(page);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft([...found, ...(await sharedIds(page))], where).toEqual([]);
}

declare global {
  interface Window {
    axe?: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe once for each document, which takes longer than running it. No page of the product has frames. */
async function axeResults(page: Page): Promise<AxeResults> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe);
  return page.evaluate(() => window.axe!.run({ resultTypes: ['violations'] }));
}

/** Waits for animations, as elements that fade in have no contrast yet; endless ones are not waited for. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** Duplicate ids: labels and forms then refer to the wrong element, which axe finds only in part. */
async function sharedIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`);
}

/** Opens the page, and expects no finding of axe. */
export async function expectAccessibleAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('main').getByRole('heading')).first(),
  ).toBeVisible();
  await expectAccessible(page, path);
}
