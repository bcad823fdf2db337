import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { wordsOf } from '../../../platform/words.ts';

interface ContactQuery {
  by: string;
  circle: RawBuilder<{ id: string }>[] | 'anyone';
  search?: string;
  among?: string[];
}
const shown = 50;

/** Returns the ids of active contacts, A–Z, filtered by the beginning of a word of their names or by their ids. */
export async function findContacts(db: Db, { by, circle, search = '', among }: ContactQuery): Promise<string[]> {
  const within = circle === 'anyone' ? sql`true` : sql`id in (${sql.join(circle, sql` union `)})`;
  const called = wordsOf(search).map((word) => sql`and searched_text(name) ~ ${`\\m${word}`}`);
  const { rows } = await sql<{ id: string }>`
    select id from account_name
    where living and id <> ${by} and ${within} ${sql.join(called, sql` `)}
      ${among ? sql`and id = any(${among}::uuid[])` : sql``}
    order by plain_name(name), id limit ${among?.length ?? shown}`.execute(db);
  return rows.map((row) => row.id);
}

/** SQL: the ids of the accounts that have ever written to this account. */
export const whoWroteTo = (accountId: string): RawBuilder<{ id: string }> => sql`
  select message.author_id as id from message_copy copy join message on message.id = copy.message_id
  where copy.account_id = ${accountId} and copy.box = 'inbox' and message.author_id is not null`;
