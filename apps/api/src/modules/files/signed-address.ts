import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** For whom an address was made, and as part of which object: both are told to the audit when it is opened. */
export interface Reader {
  accountId: string;
  object: string;
}
const lifetime = 15 * 60;

/** An address that carries no token and opens one private file for fifteen minutes. */
export function signedAddress(platform: Platform, fileId: string, reader: Reader): string {
  const exp = String(Math.floor(platform.now().getTime() / 1000) + lifetime);
  const query = new URLSearchParams({
    account: reader.accountId,
    object: reader.object,
    exp,
    sig: sign(platform, fileId, reader, exp),
  });
  return `${platform.config.publicUrl}/files/private/${fileId}?${query.toString()}`;
}

/** The reader if the address is ours and still alive. */
export function readerOf(platform: Platform, fileId: string, query: Record<string, unknown>): Reader | null {
  const { account, object, exp, sig } = query;
  if (![account, object, exp, sig].every((part) => typeof part === 'string')) return null;
  const reader = { accountId: account as string, object: object as string };
  const given = Buffer.from(sig as string);
  const right = Buffer.from(sign(platform, fileId, reader, exp as string));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(exp) * 1000 > platform.now().getTime() ? reader : null;
}

const sign = (platform: Platform, fileId: string, { accountId, object }: Reader, exp: string): string =>
  createHmac('sha256', platform.config.fileSigningKey)
    .update(JSON.stringify([fileId, accountId, object, exp]))
    .digest('base64url');
