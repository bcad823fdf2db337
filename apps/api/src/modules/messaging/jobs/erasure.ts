import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { deleteBlocksOf } from '../queries/blocked-senders.queries.ts';
import { deleteUnheld } from './delete-orphaned-messages.ts';

/** What remains to be done and to be told after an account's messages were erased. */
interface RemainingMessages {
  /** Where the bytes of files that nobody holds are stored. */
  files: string[];
  /** How many messages that it sent stay with their recipients. */
  sent: number;
  /** How many results of its tests stay with the laboratory. */
  results: number;
}

/** Empties an account's boxes and deletes what nobody else has; what it sent stays with the recipients. */
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
