import { newSecret } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../../../platform/session.ts';
import { insertLink, type LinkPurpose } from '../queries/mailed-links.queries.ts';
import { transact } from '../../../platform/db/transact.ts';

/**
 * The paths of the pages to which the links lead. Such a page only shows what the link does: opening it changes
 * nothing, so a mail scanner that opens links does not use them up.
 */
const pages: Record<LinkPurpose, string> = { password: '/reset/password', email: '/confirm/email' };

/**
 * Creates a link that will be mailed to this address, and returns its URL. Fails when the login has another address
 * meanwhile; then the job runs again.
 */
export async function openLink(
  { db, now, config }: Platform,
  { id, email }: { id: string; email: string },
  purpose: LinkPurpose,
  lifeMs: number,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now().getTime() + lifeMs);
  await transact(db, (trx) => insertLink(trx, { tokenHash: hashOf(secret), id, email, purpose, expiresAt }));
  return `${config.publicUrl}${pages[purpose]}/${secret}`;
}
