import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The link in a mail, from the page of the demo that lists all mails; waits until the worker has sent the mail. */
export async function mailedLink(page: Page, to: string, leadsTo = /reset\/password/): Promise<string> {
  const link = page.getByRole('link', { name: leadsTo }).first();
  await expect(async () => {
    await page.goto(`/dev/mail?to=${encodeURIComponent(to)}`);
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}
