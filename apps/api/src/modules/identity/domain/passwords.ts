import { normalPassword } from '@ivuriro/contract/text';
import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../../platform/ids.ts';
import { commonPasswords } from './common-passwords.ts';

// The library's default is argon2id with 19 MiB and two passes.
export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password));

const nobodys = hash(newSecret());

/**
 * Whether the password is right. A login that does not exist or has no password takes as long as a wrong password, so
 * that the duration reveals nothing.
 */
export async function isPasswordOf(login: { password_hash: string | null } | undefined, password: string) {
  const stored = login?.password_hash ?? (await nobodys);
  for (const one of spellings(password)) if (await verify(stored, one)) return !!login?.password_hash;
  return false;
}

/**
 * Older passwords were hashed as the keyboard composed them: é as one character, or as e with an accent. Both spellings
 * are tried.
 */
const spellings = (password: string): Set<string> =>
  new Set([normalPassword(password), password, password.normalize('NFC'), password.normalize('NFD')]);

/** Error messages for a new password. Its length is already checked by the schema of the form. */
export function passwordFaults(password: string, email: string | null): string[] {
  const chosen = normalPassword(password).toLowerCase();
  if (chosen === email || chosen === email?.split('@')[0]) return ['The password may not be your e-mail address.'];
  if (commonPasswords.has(chosen)) return ['Many people use this password. Choose another one.'];
  return [];
}
