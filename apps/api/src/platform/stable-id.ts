import { createHash } from 'node:crypto';

/**
 * The id of an item that the product supplies, derived from the kind and name of the item, so that it is the same in
 * every installation.
 */
export function stableId(kind: string, name: string): string {
  const bytes = createHash('sha1').update(`ivuriro:${kind}:${name}`).digest().subarray(0, 16);
  // a UUID of version 5 (derived from a name), variant 1
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
