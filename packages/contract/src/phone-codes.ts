import * as z from 'zod';
import { mobilePhone } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { typedPassword } from './passwords.ts';
import { nothing, printedCode } from './wire.ts';

/** The number of minutes for which a code is valid. */
export const phoneCodeMinutes = 10;
/** The number of wrong tries after which a code is no longer valid. */
export const phoneCodeTries = 5;

/** Six digits, in any notation. */
export const phoneCode = printedCode.regex(/^\d{6}$/, 'Enter the six digits of the code.');

const ownPhone = z.object({
  phone: z.string().nullable(),
  confirmed: z.boolean(),
  /** Whether the person has a password; without one they sign in by a code. */
  has_password: z.boolean(),
});

/** Codes that are sent to a phone number; entering one proves access to the phone. */
export const phoneCodes = {
  send: endpoint('POST /phone_codes', {
    who: 'public',
    object: 'none',
    audit: 'phone_code.requested',
    budget: 'phone_code',
    body: z.strictObject({ phone: mobilePhone }),
    data: nothing,
    status: 202,
    message: 'We have sent a code to this number.',
    summary:
      'Sends a code of six digits to a phone number. It works once, for ten minutes, and five tries; a newer one takes its place. The answer is the same whether or not the number has an account. 429 `slow_down`: after two codes to a number each further one waits twice as long as the one before, up to an hour.',
  }),
  read: endpoint('GET /account/phone', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'none',
    data: ownPhone,
    summary: 'The phone number of the login, whether it is confirmed, and whether the login has a password.',
  }),
  confirm: endpoint('POST /account/phone', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'phone.confirmed',
    budget: 'password',
    body: z.strictObject({ phone: mobilePhone, phone_code: phoneCode, password: typedPassword.optional() }),
    data: ownPhone,
    message: 'Your phone number is confirmed.',
    summary:
      'Confirms a phone number for the login of the caller by the code that was sent there. Another number than the present one requires `password` (422 `password_required`) and takes its place. 422 `phone_taken` when another login has it confirmed; 422 `phone_code_wrong`, or `phone_code_ended` after five tries or ten minutes.',
  }),
};
