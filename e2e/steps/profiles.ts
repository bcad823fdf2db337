import type { Kind } from '@ivuriro/contract/endpoint';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the profile by the menu of the account in the top bar. */
export async function openProfile(page: Page, kind: Kind): Promise<void> {
  await page.goto(`/dashboard/${kind}`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
  await expect(page).toHaveURL(/\/customization$/);
  await expectLoaded(page);
}

export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await expectLoaded(page);
}

const expectLoaded = (page: Page) => expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();

export const expectSaid = (page: Page, words: string) =>
  expect(
    page.getByRole('region', { name: 'Notices' }).getByText(words).filter({ visible: true }).first(),
  ).toBeVisible();

/** Presses the button with this name, searches in its dialog for the name, chooses the result and saves. */
export async function addLink(page: Page, button: string, name: string, said: string): Promise<void> {
  await choose(page, button, name, 'Save');
  await expectSaid(page, said);
  await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
}

/** Invites somebody to a team: opens the dialog, searches and chooses. The invited side still has to accept. */
export async function invite(page: Page, button: string, name: string): Promise<void> {
  await choose(page, button, name, 'Send invitation');
  await expectSaid(page, 'Invitation sent. Nothing changes until it is accepted.');
  await expect(page.getByRole('button', { name: `Withdraw the invitation to ${name}` })).toBeVisible();
  await expect(page.getByText('Waiting for answer').first()).toBeVisible();
}

async function choose(page: Page, button: string, name: string, save: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await dialog.getByRole('textbox').or(dialog.getByRole('combobox')).fill(name);
  await dialog.getByRole('option', { name, exact: true }).click();
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toBeHidden();
}

/** Removes an entry. Answers the question first with No, which must keep the entry, and then with Yes. */
export async function removeLink(page: Page, name: string, said: string): Promise<void> {
  const cross = page.getByRole('button', { name: `Remove ${name}`, exact: true });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await cross.click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await cross.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectSaid(page, said);
  await expect(cross).toHaveCount(0);
}

/** A picture of one colour, made by a canvas of the page. */
export async function drawing(page: Page, name: string, colour: string) {
  const encoded = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, colour);
  return { name, mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') };
}
