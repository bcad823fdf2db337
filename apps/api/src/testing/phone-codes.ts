import { randomInt } from 'node:crypto';
import { deliver } from './deliver.ts';
import type { TestApp } from './test-app.ts';

/** A mobile number in E.164 that no other test uses. */
export const somePhone = (): string => `+25079${String(randomInt(1e7)).padStart(7, '0')}`;

/** The text messages that were sent to a number in E.164, oldest first, each with its number of SMS parts. */
export async function textsTo(test: TestApp, phone: string): Promise<{ text: string; parts: number }[]> {
  await deliver(test);
  const { rows } = await test.platform.pool.query<{ text: string; parts: number }>(
    'select text, parts from sms where number = $1 order by id',
    [phone],
  );
  return rows;
}

/** Requests a code for this phone number and reads it from the stored text message. */
export async function codeFor(test: TestApp, phone: string): Promise<string> {
  const { status, body } = await test.call('POST', '/phone_codes', { body: { phone } });
  if (status !== 202) throw new Error(`No code was sent: ${JSON.stringify(body)}`);
  return newestCode(test, phone);
}

/** The code in the newest text message with a code that was sent to this number in E.164. */
export async function newestCode(test: TestApp, phone: string): Promise<string> {
  const codes = (await textsTo(test, phone)).flatMap(({ text }) => /^(\d{6}) is your code/.exec(text)?.[1] ?? []);
  return codes.at(-1)!;
}

/** A code of six digits that differs from the given one. */
export const wrongFor = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0');
