import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { told } from './api.ts';
import { enterAs, signInByApi } from './people.ts';
import { expect } from './test.ts';

export const unique = (words: string) => `${words} ${randomInt(1_000_000)}`;
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%EOF') });
export const letters = /\/api\/messages(\/|$)/;
export const mailbox = '/dashboard/messages/doctor';
export const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();
export const subjectOf = (page: Page) => page.getByLabel('Subject');
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const attached = (page: Page) => page.getByRole('list', { name: 'Attached' }).getByRole('listitem');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes back to the list of messages, which an open message hides on a phone. */
export async function toList(page: Page): Promise<void> {
  const back = page.getByRole('link', { name: 'Back to the list' });
  if (await back.isVisible()) await back.click();
}
export async function begin(page: Page, subject: string): Promise<void> {
  await toList(page);
  await page.getByRole('link', { name: 'New message' }).click();
  await expect(subjectOf(page)).toHaveValue('');
  await subjectOf(page).fill(subject);
}
export async function addRecipient(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'To', exact: true }).pressSequentially('uwase al');
  await page.getByRole('option').first().click();
}
export const attach = (page: Page, ...names: string[]) =>
  page.locator('input[type=file]').setInputFiles(names.map(pdf));

export async function asDoctor(page: Page): Promise<string> {
  const doctor = await signInByApi('doctor@ivuriro.test');
  await enterAs(page, doctor);
  await page.goto(mailbox);
  return doctor.token;
}
export const found = async (
  token: string,
  box: string,
  subject: string,
): Promise<{ id: string; subject: string }[]> => {
  const { data } = await told(`GET /messages?box=${box}&text-search=${encodeURIComponent(subject)}`, { token });
  return data;
};
