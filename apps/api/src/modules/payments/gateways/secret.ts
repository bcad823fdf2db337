import { timingSafeEqual } from 'node:crypto';
import { problem } from '../../../platform/errors.ts';
import { hashOf } from '../../../platform/session.ts';

/**
 * Refuses a `given` secret that differs from `secret`. Compares in constant time, also when the lengths differ, so that
 * the time reveals nothing about the secret.
 */
export function refuseWrongSecret(given: unknown, secret: string): void {
  if (typeof given !== 'string' || !timingSafeEqual(hashOf(given), hashOf(secret)))
    throw problem('signed_out', 'The secret is missing or wrong.');
}
