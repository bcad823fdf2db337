import * as z from 'zod';

/** A password that somebody chooses. */
export const newPassword = z
  .string()
  .min(8, 'The password needs at least 8 characters.')
  .max(128, 'The password may have at most 128 characters.');
/** A password that was chosen before, and is compared. */
export const typedPassword = z.string().min(1, 'Enter your password.').max(1_000);
