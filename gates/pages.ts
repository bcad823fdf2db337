/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Person } from '../apps/api/src/testing/people.ts';

/** Stores a session in the browser, as the sign-in dialog does. */
export async function enterAs(page: Page, address: string, { id, token, name }: Person, type: string): Promise<void> {
  await page.goto(`${address}/healthz`);
  const account = { id, token, name, account_type: type, account_type_name: type, picture: null };
  await page.evaluate((kept) => {
    localStorage.setItem('user_accounts', JSON.stringify([kept]));
    localStorage.setItem('user_data', JSON.stringify(kept));
  }, account);
}
