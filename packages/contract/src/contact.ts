import * as z from 'zod';
import { isLandline, readPhone } from './phone.ts';
import { readLine } from './text.ts';
import { line } from './wire.ts';

export const wrongEmail = 'Enter a valid e-mail address, like name@example.com.';
/** An e-mail address in lower case, without invisible characters that were copied with it. */
export const email = line().toLowerCase().max(254).pipe(z.email(wrongEmail));

export const wrongPhone = 'Enter a phone number, like 0788 123 456, or with its country code, like +32 470 12 34 56.';
/**
 * The message for a phone number that a spreadsheet program has converted to scientific notation, which keeps only the
 * leading digits.
 */
const damagedPhone = 'A spreadsheet shortened this phone number. Format its column as text and enter the number again.';

const damaged = /^\s*\d[.,]\d+E\+?\d+\s*$/i;
const read = (value: string, context: z.core.$RefinementCtx): string => {
  const number = readPhone(value);
  if (number !== null) return number;
  context.addIssue({ code: 'custom', message: damaged.test(value) ? damagedPhone : wrongPhone });
  return z.NEVER;
};
/** A phone number in any notation. The schema converts it to E.164. */
export const phone = z.string().max(60, wrongPhone).transform(read);
/** A phone number that may be missing; '' counts as missing. */
export const optionalPhone = z
  .string()
  .max(60, wrongPhone)
  .transform((value, context) => (readLine(value) === '' ? '' : read(value, context)))
  .optional();
/** A phone number that receives text messages. */
export const mobilePhone = phone.refine((number) => !isLandline(number), 'A landline receives no text messages.');

/**
 * The recipient of a link: an e-mail address or a phone number; exactly one of the two is required (`hasOneRecipient`).
 */
export const recipient = { email: email.optional(), phone: mobilePhone.optional() };
export const hasOneRecipient = (form: { email?: string | undefined; phone?: string | undefined }): boolean =>
  (form.email === undefined) !== (form.phone === undefined);
export const needsOneRecipient = {
  error: 'Enter an e-mail address or a phone number.',
  path: ['email'],
  when: () => true,
};

/** An e-mail address that may be missing; '' counts as missing. */
export const optionalEmail = line()
  .toLowerCase()
  .max(254)
  .refine((value) => value === '' || z.email().safeParse(value).success, wrongEmail)
  .optional();
