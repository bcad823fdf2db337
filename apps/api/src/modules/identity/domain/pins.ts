import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../../platform/config.ts';
import { keyedHash } from '../../../platform/seal.ts';

// There are only a million PINs, so a slow hash alone would be undone within hours by whoever has a copy of the
// database. The key of the configuration, which is not in it, goes into the hash; the membership makes equal PINs
// differ.
const keyed = (config: Config, membershipId: string, pin: string): string =>
  keyedHash(config, 'pin', membershipId, pin).toString('base64url');

export const hashPin = (config: Config, membershipId: string, pin: string): Promise<string> =>
  hash(keyed(config, membershipId, pin));

export const isPin = (config: Config, membershipId: string, pin: string, stored: string): Promise<boolean> =>
  verify(stored, keyed(config, membershipId, pin));
