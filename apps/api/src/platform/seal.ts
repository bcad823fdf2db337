import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';

/** Derives a separate key for each purpose from the configured key. */
const keyFor = ({ fileSigningKey }: Pick<Config, 'fileSigningKey'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', fileSigningKey, '', purpose, 32));

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts data that the product must decrypt later, but that a copy of the database alone must not reveal. */
export function seal(config: Config, purpose: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(config, purpose), iv);
  return Buffer.concat([iv, sealing.update(secret), sealing.final(), sealing.getAuthTag()]);
}

/** Decrypts data; throws when the data was encrypted with another key or for another purpose, or was changed. */
export function unseal(config: Config, purpose: string, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, keyFor(config, purpose), sealed.subarray(0, ivBytes));
  opening.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]);
}

/** A keyed hash: nobody can compute it without the configured key. */
export function keyedHash(config: Config, purpose: string, ...parts: (string | Buffer)[]): Buffer {
  const hash = createHmac('sha256', keyFor(config, purpose));
  for (const part of parts) hash.update(part);
  return hash.digest();
}
