import { randomInt } from 'node:crypto';
import { address } from './address.ts';
import { told } from './api.ts';
import { signedIn, type SignedIn, somebody } from './people.ts';
import { expect } from './test.ts';

/** A mobile number that no other test uses. */
export const somePhone = (): string => `+25079${randomInt(1e7).toString().padStart(7, '0')}`;

const messagesTo = async (number: string): Promise<{ text: string }[]> =>
  (await fetch(`${address}/dev/phone.json?number=${encodeURIComponent(number)}`)).json();

/** A patient who signs up with a phone number and a code, without a password. */
export async function newPatientByPhone(given?: string): Promise<SignedIn & { phone: string }> {
  const { name } = somebody(given);
  const phone = somePhone();
  await told('POST /phone_codes', { body: { phone } });
  const form = { name, phone, birth_date: '1991-04-12', type_patient: true, isAgreeTerms: true };
  const reply = await told('POST /register', { body: { ...form, phone_code: await receivedCode(phone) } });
  return { ...signedIn({ name, email: '', password: '' }, reply), phone };
}

/** Waits until this number of codes was sent to the phone, ignoring other messages; returns the newest code. */
export async function receivedCode(number: string, codes = 1): Promise<string> {
  const received = async () =>
    (await messagesTo(number)).flatMap(({ text }) => /^(\d{6}) is your code/.exec(text)?.[1] ?? []);
  await expect.poll(async () => (await received()).length).toBe(codes);
  return (await received())[0]!;
}

/** Waits for the only text message to this phone; returns the link in it. */
export async function receivedLink(number: string): Promise<string> {
  await expect.poll(async () => (await messagesTo(number)).length).toBe(1);
  return /https?:\S+$/.exec((await messagesTo(number))[0]!.text)![0];
}

/** A code of six digits that differs from `code`. */
export const wrongFor = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0');
