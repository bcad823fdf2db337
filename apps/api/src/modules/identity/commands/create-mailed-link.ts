import { newSecret } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../../../platform/session.ts';
import { insertLink, type LinkPurpose } from '../queries/mailed-links.queries.ts';
import { transact } from '../../../platform/db/transact.ts';

/**
 * Pages that only show what the link does: opening one changes nothing, so a mail scanner that opens links does not use
 * them up.
 */
const pages: Record<LinkPurpose, string> = { password: '/reset/password', email: '/confirm/email' };

/**
 * Creates a link for the address to which it is mailed; fails when the login has changed its address meanwhile, and the
 * job starts again.
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
