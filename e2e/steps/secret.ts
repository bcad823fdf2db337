import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const secret = 'Words for one person alone';

/** Expects the text nowhere in the page: not shown, not in a field, not as a chosen file. */
export async function expectGone(page: Page, what: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((words) => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
          const typed = fields.some(({ value, files }) => value.includes(words) || Boolean(files?.length));
          return typed || document.body.innerText.includes(words);
        }, secret),
      { message: what },
    )
    .toBe(false);
}
