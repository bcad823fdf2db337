import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses a button that opens a document in a new tab, and expects that the document is a PDF. */
export async function expectPaper(page: Page, button: Locator): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /\/api\/\w+\/(papers\/|entrance_code)/.test(response.url())),
    button.click(),
  ]);
  const { data } = (await answer.json()) as { data: { url: string } };
  const paper = await page.request.get(data.url);
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
