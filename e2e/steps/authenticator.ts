import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an authenticator app shows for a key at an instant (RFC 6238). */
export function codeOf(key: string, at = Date.now()): string {
  const bits = Array.from(key.replaceAll(/\s/g, '')).map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/[01]{8}/g)!;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', Buffer.from(bytes.map((byte) => parseInt(byte, 2))))
    .update(counter)
    .digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
