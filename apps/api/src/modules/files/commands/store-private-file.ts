import { retention } from '@ivuriro/contract/retention';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { transact } from '../../../platform/db/transact.ts';
import { type PrivateFile, keyOf, insertFiles } from '../queries/private-files.queries.ts';

/** Stores a file that the server generated, and returns its id. */
export async function storePrivateBytes(
  { storage }: Platform,
  trx: Db,
  file: PrivateFile,
  by: string,
): Promise<string> {
  const id = newId();
  await storage.put(keyOf(id), file.bytes, file.contentType);
  await insertFiles(trx, [{ ...file, id }], by);
  return id;
}

/**
 * Stores a generated file for an hour. Two requests may generate the same file at the same time: both store the same
 * bytes, and one row is inserted.
 */
export async function storeTemporarily(platform: Platform, id: string, file: PrivateFile, by: string): Promise<void> {
  await platform.storage.put(keyOf(id), file.bytes, file.contentType);
  await transact(platform.db, (trx) =>
    trx
      .insertInto('private_file')
      .values({
        ...deletedLater(platform, id, by),
        name: file.name,
        content_type: file.contentType,
        bytes: file.bytes.length,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

/** The columns of a file that is deleted an hour after it was generated, when its signed URL has expired. */
export const deletedLater = ({ now }: Pick<Platform, 'now'>, id: string, by: string) => ({
  id,
  storage_key: keyOf(id),
  uploaded_by: by,
  created_at: now(),
  kept_until: new Date(now().getTime() + retention.taken_lists.days * dayMs),
});
