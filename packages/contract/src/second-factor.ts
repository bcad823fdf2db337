import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { typedPassword } from './passwords.ts';
import { line, nothing } from './wire.ts';

/** The password. It is required again when the person entered it too long ago: see the error `password_required`. */
export const passwordAgain = z.string().max(1_000).optional();

const read = {
  object: 'own',
  audit: 'none',
  data: z.object({ enrolled: z.boolean(), recovery_codes_left: z.int() }),
  summary: 'Whether the person who is signed in has a second factor. It protects every account for which they act.',
} as const;
const begin = {
  object: 'own',
  audit: 'second_factor.begun',
  budget: 'password',
  body: z.strictObject({ password: passwordAgain }),
  data: z.object({
    secret: z.string(),
    otpauth_url: z.string(),
    /** `otpauth_url` as a QR code: an SVG path in a square of `size` by `size`. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  status: 201,
  summary:
    'Makes a secret for an authenticator app. It is required at the sign-in only after PUT has confirmed it by a first code. 409 `conflict` when a second factor is enrolled already, 422 `password_required` when the password was entered more than 15 minutes ago.',
} as const;
const enrol = {
  object: 'own',
  audit: 'second_factor.enrolled',
  budget: 'second_factor',
  body: z.strictObject({ otp: line().min(1, 'Enter the code.').max(40) }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  message: 'The second factor is set up',
  summary:
    'Enrols the second factor by a code of the new secret. Returns the recovery codes, which are shown only this once. Ends every other session of the person.',
} as const;
const remove = {
  object: 'own',
  audit: 'second_factor.removed',
  budget: 'password',
  body: z.strictObject({ password: typedPassword }),
  data: nothing,
  message: 'The second factor was removed',
  summary: 'Removes the second factor: from now on the password alone signs in.',
} as const;

/**
 * The second factor, for every account type. Administrators also have it at its former paths below /admin, which
 * existing clients call.
 */
export const secondFactor = {
  read: endpoint('GET /second_factor', { who: 'any', permission: 'any', ...read }),
  begin: endpoint('POST /second_factor', { who: 'any', permission: 'any', ...begin }),
  enrol: endpoint('PUT /second_factor', { who: 'any', permission: 'any', ...enrol }),
  remove: endpoint('DELETE /second_factor', { who: 'any', permission: 'any', ...remove }),
  readOfAdmin: endpoint('GET /admin/second_factor', { who: 'admin', permission: 'any', ...read }),
  beginOfAdmin: endpoint('POST /admin/second_factor', { who: 'admin', permission: 'any', ...begin }),
  enrolOfAdmin: endpoint('PUT /admin/second_factor', { who: 'admin', permission: 'any', ...enrol }),
  removeOfAdmin: endpoint('DELETE /admin/second_factor', { who: 'admin', permission: 'any', ...remove }),
};
