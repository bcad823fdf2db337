import type { Locator, Page } from '@playwright/test';
import { expectSaid } from './profiles.ts';
import { expect } from './test.ts';
import { openFromMenu } from './appointments.ts';

/** Opens a member's profile from the administrator's list. */
export async function openMember(page: Page, tab: string, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Members' }).getByRole('link', { name: tab }).click();
  await page.getByRole('searchbox', { name: 'Search members' }).fill(name);
  await expect(page).toHaveURL(/text-search=./);
  await page.getByRole('main').getByRole('link', { name }).click();
  const profile = page.getByRole('dialog', { name });
  await expect(profile.getByRole('heading', { level: 2, name })).toBeVisible();
  return profile;
}

/** Opens the profile of a member from the list of members that wait for approval. */
export async function openWaiting(page: Page, tab: string, name: string): Promise<Locator> {
  await page.goto('/dashboard/admin');
  await openFromMenu(page, 'Members');
  await page.getByRole('radio', { name: 'Waiting' }).click();
  await expect(page).toHaveURL(/state=waiting/);
  const profile = await openMember(page, tab, name);
  await expect(profile).toContainText('Waiting for approval');
  return profile;
}

/**
 * In the open form, enters until when the licence of the doctor is valid, and marks the registration number as checked.
 */
export async function vouch(form: Locator, until: string): Promise<void> {
  await form.getByLabel('Licence valid until').fill(until);
  await form.getByLabel('Registration number checked').check();
}

export async function saveDoctor(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectSaid(page, 'Doctor Profile was updated successfully');
  await expect(form).toBeHidden();
}

export async function approve(page: Page, profile: Locator): Promise<void> {
  await profile.getByRole('button', { name: 'Approve profile' }).click();
  await expectSaid(page, 'Doctor was approved and published');
  await expect(profile.getByRole('button', { name: 'Unpublish profile' })).toBeVisible();
}

/** Expects that the page shows this text. */
export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
