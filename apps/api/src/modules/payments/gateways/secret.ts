import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '../../../platform/errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, whatever the lengths. */
export function demandSecret(given: unknown, secret: string): void {
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(secret)))
    throw problem('signed_out', 'The secret is missing or wrong.');
}
