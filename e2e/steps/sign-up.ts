import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import { receivedCode } from './phone.ts';
import { expect } from './test.ts';

/** Signs up with the dialog, which can be opened from any page; then the dialog closes and the person is signed in. */
export async function signUp(
  page: Page,
  { name, email, password }: Person,
  as: 'Patient' | 'Doctor',
  phone = '',
): Promise<void> {
  await openEntrance(page, 'Sign up');
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await dialog.getByRole('checkbox', { name: as, exact: true }).check();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByLabel('Birth date').fill('1991-04-12');
  await dialog.getByLabel('Gender').selectOption('Female');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password once more').fill(password);
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
  await expectSignedIn(page, name);
}

/** Signs in with the sign-in dialog, which must be open. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail or phone number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await openEntrance(page, 'Log in');
  await fillSignIn(page, person);
}

/**
 * Fills in the open dialog for signing up by a code to this phone, and signs up. This way of signing up must be chosen
 * already.
 */
export async function signUpByCode(
  page: Page,
  { name, phone, birthDate }: { name: string; phone: string; birthDate: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByLabel('Birth date').fill(birthDate);
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await receivedCode(phone));
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
  await expectSignedIn(page, name);
}

/** Signs out, and waits until the start page is loaded again, because by then everything of the person is deleted. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
}

export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

/** Opens the dialog for signing in or signing up by its button, which is in the menu on narrow screens. */
export async function openEntrance(page: Page, name: 'Log in' | 'Sign up'): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
  if ((await link.count()) === 0) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await link.first().click();
}
