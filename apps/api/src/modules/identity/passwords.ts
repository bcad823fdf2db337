import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../platform/ids.ts';
import { commonPasswords } from './common-passwords.ts';

// The library's default is argon2id with 19 MiB and two passes.
export const hashPassword = (password: string): Promise<string> => hash(password);

const nobodys = hash(newSecret());

/** Takes as long for a login that does not exist, or has no password yet, as for a wrong password. */
export async function isPasswordOf(login: { password_hash: string | null } | undefined, password: string) {
  const right = await verify(login?.password_hash ?? (await nobodys), password);
  return right && !!login?.password_hash;
}

/** What is wrong with a new password beyond its length, which the form itself knows. */
export function passwordFaults(password: string, email: string): string[] {
  const chosen = password.toLowerCase();
  if (chosen === email || chosen === email.split('@')[0]) return ['The password may not be your e-mail address.'];
  if (commonPasswords.has(chosen)) return ['Many people use this password. Choose another one.'];
  return [];
}
