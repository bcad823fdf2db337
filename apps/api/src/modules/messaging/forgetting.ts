import type { Db } from '../../platform/db/pool.ts';

/** What lies in an account's boxes goes; what it sent stays with who received it. */
export async function forgetMailbox(trx: Db, accountId: string): Promise<void> {
  const copies = await trx
    .deleteFrom('message_copy')
    .where('account_id', '=', accountId)
    .returning(['message_id', 'box'])
    .execute();
  const drafts = copies.filter(({ box }) => box === 'draft').map((copy) => copy.message_id);
  if (drafts.length > 0)
    await trx.deleteFrom('message').where('id', 'in', drafts).where('sent_at', 'is', null).execute();
}
