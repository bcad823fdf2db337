/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The widths in pixels at which each screen is checked: of a small phone and of a desktop. */
const widths = [360, 1280];

/**
 * Expects that axe finds no fault, at the width of a phone and of a desktop. A finding names the rule, the element and
 * the reason. A test that runs at only one of the two widths changes the width of the screen for the second check and
 * then restores it.
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

/** Waits until the page is rendered at its width again, because a key that is pressed earlier would be lost. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

/** Expects that axe finds no fault at the present width only, for example on a screen that phones do not have. */
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

/**
 * Loads axe only once for each document, because loading takes longer than running. No page of the product has frames.
 */
async function axeResults(page: Page): Promise<AxeResults> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe);
  return page.evaluate(() => window.axe!.run({ resultTypes: ['violations'] }));
}

/**
 * Waits until animations have ended, because elements that fade in have too little contrast; ignores endless
 * animations.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** Finds duplicate ids, because labels and forms then refer to the wrong element and axe reports only some of them. */
async function sharedIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`);
}

/** Opens the page, and expects that axe finds no fault on it. */
export async function expectAccessibleAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('main').getByRole('heading')).first(),
  ).toBeVisible();
  await expectAccessible(page, path);
}
