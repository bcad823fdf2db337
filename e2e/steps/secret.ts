import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const secret = 'Words for one person alone';

/** Expects that the page no longer contains the text: neither as visible text, nor in a field, nor as a chosen file. */
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
