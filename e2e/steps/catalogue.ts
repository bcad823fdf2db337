import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAs, signInAdmin } from './people.ts';

/** A PNG of one green pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const unlike = (name: string) => `${name} ${randomInt(1_000_000)}`;

export async function open(page: Page, path: string): Promise<{ token: string }> {
  const admin = await signInAdmin();
  await enterAs(page, admin);
  await page.goto(path);
  return admin;
}
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
