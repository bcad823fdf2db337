import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

export const newId = (): string => v7();
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: unknown): text is string => typeof text === 'string' && shape.test(text);

// The characters of codes: without letters and digits that look or sound alike on the phone or on paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Returns a code that people can read aloud: 8 characters, or 12 when the code alone opens a document. */
export const newCode = (length: 8 | 12): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
/** A secret of 256 random bits for tokens and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** A code of digits that is sent by text message. */
export const newDigits = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');
