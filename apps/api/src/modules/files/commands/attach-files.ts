import { attachmentLimit, fileLimit } from '@ivuriro/contract/files';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recogniseAttachment } from '../domain/attachment-kinds.ts';
import { refuseOversized } from '../domain/decompression-limit.ts';
import { throwAway } from '../jobs/orphaned-files.ts';
import { withoutMetadata } from '../metadata-removal/index.ts';
import { insertFiles, keyOf, type NewFile, privateFileRefs } from '../queries/private-files.queries.ts';
import { refuseBeyondQuota } from './attachment-quota.ts';

/** Inserts the rows of the attached files in this transaction and returns their ids. */
export type StoreFiles = (trx: Db) => Promise<string[]>;

/**
 * Runs a command that stores attachments: at most ten documents or images, each of at most 1 MB. When one of them is
 * refused, none is stored. The bytes are stored before the command begins, so that no lock waits for the storage.
 * Afterwards the bytes of files whose rows the command did not insert are deleted.
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
      platform.log.warn(
        { err: error },
        'the bytes of attached files that no row names were not deleted and stay as orphaned files',
      ),
    );
  }
}

async function deleteUnkept(platform: Platform, files: readonly NewFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const kept = await privateFileRefs(platform.db, ids);
  await throwAway(platform, ids.filter((id) => !kept.has(id)).map(keyOf));
}

async function recognised(uploads: Upload[]): Promise<NewFile[]> {
  if (uploads.length > attachmentLimit)
    throw problem('validation_failed', `At most ${attachmentLimit} files can be attached.`);
  const files: NewFile[] = [];
  for (const upload of uploads) {
    if (upload.bytes.length > fileLimit) throw problem('too_large', 'Each file may have at most 1 MB.');
    const { name, contentType } = await recogniseAttachment(upload);
    await refuseOversized(name, contentType, upload.bytes);
    files.push({ id: newId(), name, contentType, bytes: withoutMetadata(contentType, upload.bytes) });
  }
  return files;
}
