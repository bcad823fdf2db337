import type { Page } from '@playwright/test';
import { told } from './api.ts';
import { codeOf } from './authenticator.ts';
import { expect } from './test.ts';
import { dialogOf } from './wallets.ts';

/** Sets up a second factor for the person of this token; returns a function that removes it. */
export async function setUpSecondFactor(token: string, password: string): Promise<() => Promise<void>> {
  const { secret } = await told<{ secret: string }>('POST /second_factor', { token, body: { password } });
  await told('PUT /second_factor', { token, body: { otp: codeOf(secret) } });
  return async () => void (await told('DELETE /second_factor', { token, body: { password } }));
}

/** Sets up a second factor on the security page that is open, and returns the recovery codes. */
export async function setUpOnPage(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const enrolment = dialogOf(page, 'Set up the second factor');
  const key = (await enrolment.locator('code').textContent())!;
  await enrolment.getByRole('textbox', { name: 'Code that the app shows now' }).fill(codeOf(key));
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialogOf(page, 'Recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const shown = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  return shown;
}

/** Enters the code in the second step of the sign-in dialog. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const step = dialogOf(page, 'One more step');
  await step.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await step.getByRole('button', { name: 'Go on' }).click();
}
