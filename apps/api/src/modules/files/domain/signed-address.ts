import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

/**
 * The account for which a URL was signed, and the object to which the file belongs. When the file is opened, both are
 * written to the audit log.
 */
export interface Reader {
  accountId: string;
  object: string;
  /** The patient of a medical file, so that the patient's access log shows who opened it. */
  patientId?: string;
}
const lifetime = 15 * 60;

/** Returns a signed URL that opens one private file for fifteen minutes and needs no session token. */
export function signedAddress(platform: Platform, fileId: string, reader: Reader): string {
  const exp = String(Math.floor(platform.now().getTime() / 1000) + lifetime);
  const query = new URLSearchParams({
    account: reader.accountId,
    object: reader.object,
    ...(reader.patientId ? { patient: reader.patientId } : {}),
    exp,
    sig: sign(platform, fileId, reader, exp),
  });
  return `${platform.config.publicUrl}/files/private/${fileId}?${query.toString()}`;
}

/** Returns the reader of a signed URL, or null when the signature is invalid or the URL has expired. */
export function readerOf(platform: Platform, fileId: string, query: Record<string, unknown>): Reader | null {
  const { account, object, patient, exp, sig } = query;
  if (!isText(account) || !isText(object) || !isText(exp) || !isText(sig)) return null;
  const reader = { accountId: account, object, ...(isText(patient) ? { patientId: patient } : {}) };
  const given = Buffer.from(sig);
  const right = Buffer.from(sign(platform, fileId, reader, exp));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(exp) * 1000 > platform.now().getTime() ? reader : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const sign = (platform: Platform, fileId: string, { accountId, object, patientId }: Reader, exp: string): string =>
  createHmac('sha256', platform.config.fileSigningKey)
    .update(JSON.stringify([fileId, accountId, object, patientId ?? null, exp]))
    .digest('base64url');
