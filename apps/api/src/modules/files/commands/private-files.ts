import { attachmentLimit, fileLimit } from '@ivuriro/contract/files';
import { retention } from '@ivuriro/contract/retention';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recogniseAttachment } from '../domain/attachment-kinds.ts';
import { withoutCameraNotes } from '../metadata-removal/index.ts';
import { refuseBeyondQuota } from './attachment-quota.ts';
import { throwAway } from '../jobs/orphaned-files.ts';
import { refuseOversized } from '../domain/decompression-limit.ts';
import { transact } from '../../../platform/db/transact.ts';

export interface PrivateFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Inserts the rows of the files in a transaction and returns their ids. */
export type StoreFiles = (trx: Db) => Promise<string[]>;

/**
 * Runs a command that stores attachments, all or none: at most ten documents or images, each of at most 1 MB. The bytes
 * are stored before the command begins, so that no lock waits for them; those that the command did not insert are
 * deleted.
 */
export async function withAttached<T>(
  platform: Platform,
  uploads: Upload[],
  uploadedBy: string,
  act: (keep: StoreFiles) => Promise<T>,
): Promise<T> {
  if (uploads.length === 0) return act(async () => []);
  const files = await recognised(uploads);
  try {
    for (const { id, contentType, bytes } of files) await platform.storage.put(keyOf(id), bytes, contentType);
    return await act(async (trx) => {
      await insertFiles(trx, files, uploadedBy);
      await refuseBeyondQuota(trx, uploadedBy);
      return files.map(({ id }) => id);
    });
  } finally {
    await deleteUnkept(platform, files).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'attached files that nobody kept stay as strays'),
    );
  }
}

async function deleteUnkept(platform: Platform, files: readonly NewFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const kept = await privateFileRefs(platform.db, ids);
  await throwAway(platform, ids.filter((id) => !kept.has(id)).map(keyOf));
}

type NewFile = PrivateFile & { id: string };

async function recognised(uploads: Upload[]): Promise<NewFile[]> {
  if (uploads.length > attachmentLimit)
    throw problem('validation_failed', `At most ${attachmentLimit} files can be attached.`);
  const files: NewFile[] = [];
  for (const upload of uploads) {
    if (upload.bytes.length > fileLimit) throw problem('too_large', 'Each file may have at most 1 MB.');
    const { name, contentType } = await recogniseAttachment(upload);
    await refuseOversized(name, contentType, upload.bytes);
    files.push({ id: newId(), name, contentType, bytes: withoutCameraNotes(contentType, upload.bytes) });
  }
  return files;
}

const keyOf = (id: string) => `private/${id}`;

async function insertFiles(trx: Db, files: readonly NewFile[], by: string): Promise<void> {
  await trx
    .insertInto('private_file')
    .values(
      files.map(({ id, name, contentType, bytes }) => ({
        id,
        storage_key: keyOf(id),
        name,
        content_type: contentType,
        bytes: bytes.length,
        uploaded_by: by,
      })),
    )
    .execute();
}

/** Stores a file that the server generated. */
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
 * Stores a generated file for an hour; when two requests generate the same one at the same time, both store the same
 * bytes.
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

/** The columns of a file that is deleted when its address has expired. */
export const deletedLater = ({ now }: Pick<Platform, 'now'>, id: string, by: string) => ({
  id,
  storage_key: keyOf(id),
  uploaded_by: by,
  created_at: now(),
  kept_until: new Date(now().getTime() + retention.taken_lists.days * dayMs),
});

export async function readPrivate(platform: Platform, fileId: string): Promise<PrivateFile> {
  const file = await findPrivate(platform, fileId);
  if (!file) throw problem('not_found');
  return file;
}

export async function findPrivate({ db, storage }: Platform, fileId: string): Promise<PrivateFile | null> {
  const row = await db
    .selectFrom('private_file')
    .select(['storage_key', 'name', 'content_type'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  const bytes = row && (await storage.get(row.storage_key));
  if (!row || !bytes) return null;
  return { name: row.name, contentType: row.content_type, bytes };
}

/** The name and size of files, which are shown beside their links. */
export async function privateFileRefs(db: Db, ids: string[]): Promise<Map<string, { name: string; bytes: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('private_file').select(['id', 'name', 'bytes']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, bytes }) => [id, { name, bytes }]));
}

/** Deletes the rows of files and returns their storage keys; the bytes must be deleted after the transaction. */
export async function deletePrivateFiles(trx: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.deleteFrom('private_file').where('id', 'in', ids).returning('storage_key').execute();
  return rows.map((row) => row.storage_key);
}
