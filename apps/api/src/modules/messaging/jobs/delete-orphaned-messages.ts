import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { deletePrivateFiles } from '../../files/index.ts';
import { unreferencedAmong } from '../queries/drafts.queries.ts';

/**
 * Deletes those of the given messages of which no account has a copy, and returns the storage keys of their files.
 * Laboratory results stay, because they are medical records. When the last two copies are deleted at the same time, the
 * second transaction waits here for the lock and then sees that no copy is left.
 */
export async function deleteUnheld(trx: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await sql`select from message where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select id from message where id = any(${ids}::uuid[]) and reference_id is null
      and not exists (select from message_copy copy where copy.message_id = message.id)`.execute(trx);
  const unheld = rows.map(({ id }) => id);
  if (unheld.length === 0) return [];
  const files = await sql<{ file_id: string }>`
    select file_id from message_file where message_id = any(${unheld}::uuid[])`.execute(trx);
  await sql`update message set answers_id = null where answers_id = any(${unheld}::uuid[])`.execute(trx);
  await sql`delete from message where id = any(${unheld}::uuid[])`.execute(trx);
  return deletePrivateFiles(
    trx,
    await unreferencedAmong(
      trx,
      files.rows.map(({ file_id }) => file_id),
    ),
  );
}
