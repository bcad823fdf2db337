import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/session.ts';
import { deletedLater } from './store-private-file.ts';
import { signedAddress } from '../domain/signed-address.ts';
import { throwAway } from '../jobs/orphaned-files.ts';
import { transact } from '../../../platform/db/transact.ts';

const contentType = 'text/csv; charset=utf-8';

/** Stores an exported list while its rows are read, and returns a signed URL that opens it. */
export async function keepTableFor(
  platform: Platform,
  by: Actor,
  name: string,
  chunks: AsyncIterable<Buffer>,
): Promise<string> {
  const id = newId();
  const row = deletedLater(platform, id, by.id);
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  await platform.storage.put(row.storage_key, counted(), contentType);
  await transact(platform.db, (trx) =>
    trx
      .insertInto('private_file')
      .values({ ...row, name, content_type: contentType, bytes })
      .execute(),
  );
  return signedAddress(platform, id, { accountId: by.id, object: 'list' });
}

/** Deletes exported lists and copies of account data after their retention period. */
export async function deleteTables(_payload: unknown, platform: Platform): Promise<void> {
  const { db, now } = platform;
  const gone = await transact(db, (trx) =>
    trx.deleteFrom('private_file').where('kept_until', '<', now()).returning('storage_key').execute(),
  );
  await throwAway(
    platform,
    gone.map(({ storage_key }) => storage_key),
  );
}
