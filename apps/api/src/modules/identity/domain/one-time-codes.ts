import { Secret, TOTP } from 'otpauth';
import { newCode } from '../../../platform/ids.ts';

// The format of codes that every authenticator app supports: six digits by HMAC-SHA-1, a new code every 30 seconds (RFC
// 6238).
const periodSeconds = 30;
const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: 'Ivuriro',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** Data for setting up an authenticator app: the secret to type in, and the `otpauth:` URI for the QR code. */
export const enrolmentOf = (secret: Uint8Array, label: string) => {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, otpauth_url: totp.toString() };
};

/**
 * Returns the 30-second step to which the code belongs; null when the code is wrong. The clock of the app may differ by
 * one step at most.
 */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
}

const howMany = 10;
/**
 * Returns codes of twelve letters and digits, without characters that look alike, and in groups, so that they can be
 * copied by hand.
 */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, () => grouped(newCode(12)));
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
