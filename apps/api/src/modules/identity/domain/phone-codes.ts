import type { Config } from '../../../platform/config.ts';
import { keyedHash } from '../../../platform/seal.ts';

/** There are only a million codes, so the hash includes the key of the configuration, which is not in the database. */
export const hashOfPhoneCode = (config: Config, phone: string, code: string): Buffer =>
  keyedHash(config, 'phone code', phone, code);
