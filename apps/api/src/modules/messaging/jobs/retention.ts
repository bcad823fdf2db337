import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { throwAway } from '../../files/index.ts';
import { deleteUnheld } from './delete-orphaned-messages.ts';

/** Deletes for good the copies that their owners deleted before a time, and the messages of which no copy is left. */
export const purgeDeletedMessages = (platform: Platform, before: Date, most: number): Promise<number> =>
  deleteBatch(platform, async (trx) => {
    const { rows } = await sql<{ id: string }>`delete from message_copy where id in (
        select copy.id from message_copy copy join message on message.id = copy.message_id
        where copy.deleted_at <= ${before} and message.reference_id is null order by copy.deleted_at limit ${most})
      returning message_id as id`.execute(trx);
    return { count: rows.length, messages: idsIn(rows) };
  });

export const deleteOldDrafts = (platform: Platform, before: Date, most: number): Promise<number> =>
  deleteBatch(platform, async (trx) => {
    const { rows } = await sql<{ id: string }>`delete from message_copy where id in (
        select id from message_copy where box = 'draft' and at <= ${before} order by at limit ${most} for update)
      returning message_id as id`.execute(trx);
    return { count: rows.length, messages: idsIn(rows) };
  });

/** Deletes old messages that visitors sent by the contact form, and the answers to them. */
export const deleteVisitorMessages = (platform: Platform, before: Date, most: number): Promise<number> =>
  deleteBatch(platform, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from message where author_id is null and sent_at <= ${before}
      union
      select message.id from message_recipient one join message on message.id = one.message_id
        where one.account_id is null and message.sent_at <= ${before}
      limit ${most}`.execute(trx);
    const messages = idsIn(rows);
    if (messages.length > 0) await trx.deleteFrom('message_copy').where('message_id', 'in', messages).execute();
    return { count: rows.length, messages };
  });

const idsIn = (rows: { id: string }[]) => [...new Set(rows.map(({ id }) => id))];

async function deleteBatch(
  platform: Platform,
  take: (trx: Db) => Promise<{ count: number; messages: string[] }>,
): Promise<number> {
  const { count, bytes } = await transact(platform.db, async (trx) => {
    const taken = await take(trx);
    return { count: taken.count, bytes: await deleteUnheld(trx, taken.messages) };
  });
  await throwAway(platform, bytes);
  return count;
}
