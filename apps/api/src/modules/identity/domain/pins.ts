import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../../platform/config.ts';
import { keyedHash } from '../../../platform/seal.ts';

// There are only a million PINs, so somebody with a copy of the database could try them all within hours, even against
// a slow hash. The hash therefore includes a key of the configuration, and the membership, so that equal PINs have
// different hashes.
const keyed = (config: Config, membershipId: string, pin: string): string =>
  keyedHash(config, 'pin', membershipId, pin).toString('base64url');

export const hashPin = (config: Config, membershipId: string, pin: string): Promise<string> =>
  hash(keyed(config, membershipId, pin));

export const isPin = (config: Config, membershipId: string, pin: string, stored: string): Promise<boolean> =>
  verify(stored, keyed(config, membershipId, pin));
