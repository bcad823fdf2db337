import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { deleteUnheld } from './unheld.ts';

/** What an account leaves of its messages. */
interface LeftMessages {
  /** Where the bytes of files lie that nobody has any more. */
  files: string[];
  /** How many that it sent stay with who received them. */
  sent: number;
  /** How many results of its tests stay with the laboratory. */
  results: number;
}

/** What lies in an account's boxes goes, with all that nobody else has; what it sent stays with who received it. */
export async function forgetMailbox(trx: Db, accountId: string): Promise<LeftMessages> {
  const copies = await trx
    .deleteFrom('message_copy')
    .where('account_id', '=', accountId)
    .returning('message_id')
    .execute();
  const had = [...new Set(copies.map(({ message_id }) => message_id))];
  const files = await deleteUnheld(trx, had);
  const { rows } = await sql<{ sent: number; results: number }>`
    select (select count(*) from message where author_id = ${accountId}) as sent,
      (select count(*) from message where id = any(${had}::uuid[]) and reference_id is not null
        and author_id <> ${accountId}) as results`.execute(trx);
  return { files, ...rows[0]! };
}
