import * as z from 'zod';

/** A new password. */
export const newPassword = z
  .string()
  .min(8, 'The password needs at least 8 characters.')
  .max(128, 'The password may have at most 128 characters.');
/** An existing password, entered to be compared with the stored one. */
export const typedPassword = z.string().min(1, 'Enter your password.').max(1_000);
