import { deliver } from './deliver.ts';
import type { TestApp } from './test-app.ts';

/** Requests a code for this phone number and reads it from the stored text message. */
export async function codeFor(test: TestApp, phone: string): Promise<string> {
  const { status, body } = await test.call('POST', '/phone_codes', { body: { phone } });
  if (status !== 202) throw new Error(`No code was sent: ${JSON.stringify(body)}`);
  return newestCode(test, phone);
}

/** The code of the newest text message to a number in E.164. */
export async function newestCode(test: TestApp, phone: string): Promise<string> {
  await deliver(test);
  const { rows } = await test.platform.pool.query<{ text: string }>(
    'select text from sms where number = $1 order by id desc limit 1',
    [phone],
  );
  return /^\d{6}/.exec(rows[0]?.text ?? '')![0];
}

/** A code of six digits that differs from this code. */
export const wrongFor = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0');
