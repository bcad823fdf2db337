import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

export const newId = (): string => v7();
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: unknown): text is string => typeof text === 'string' && shape.test(text);

// No letters or figures that look alike over the phone or on paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A code that people read out: 8 characters for persons, appointments and orders, 12 for a consultation file. */
export const newCode = (length: 8 | 12): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
/** 256 bits for tokens and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
