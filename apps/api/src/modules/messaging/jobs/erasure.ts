import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { deleteBlocksOf } from '../queries/blocked-senders.queries.ts';
import { deleteUnheld } from './delete-orphaned-messages.ts';

/** The result of erasing the messages of an account: the files to delete, and how many messages stay with others. */
interface RemainingMessages {
  /** The storage keys of files to delete. */
  files: string[];
  /** How many sent messages stay with their recipients. */
  sent: number;
  /** How many test results stay with the laboratory. */
  results: number;
}

/**
 * Deletes the mailbox of an account, and the messages of which nobody else has a copy. Messages that the account sent
 * stay with their recipients.
 */
export async function eraseMailbox(trx: Db, accountId: string): Promise<RemainingMessages> {
  const copies = await trx
    .deleteFrom('message_copy')
    .where('account_id', '=', accountId)
    .returning('message_id')
    .execute();
  await deleteBlocksOf(trx, accountId);
  const had = [...new Set(copies.map(({ message_id }) => message_id))];
  const files = await deleteUnheld(trx, had);
  const { rows } = await sql<{ sent: number; results: number }>`
    select (select count(*) from message where author_id = ${accountId}) as sent,
      (select count(*) from message where id = any(${had}::uuid[]) and reference_id is not null
        and author_id <> ${accountId}) as results`.execute(trx);
  return { files, ...rows[0]! };
}
