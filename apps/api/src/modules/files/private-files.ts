import { attachmentLimit, fileLimit } from '@ivuriro/contract/files';
import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import type { Upload } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { recogniseAttachment } from './attachment-kinds.ts';

export interface PrivateFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Keeps what a person attached, all or nothing: at most ten documents or images, each of at most 1 MB. */
export async function storePrivate(
  platform: Platform,
  trx: Db,
  uploads: Upload[],
  uploadedBy: string,
): Promise<string[]> {
  if (uploads.length > attachmentLimit)
    throw problem('validation_failed', `At most ${attachmentLimit} files can be attached.`);
  const checked: PrivateFile[] = [];
  for (const upload of uploads) {
    if (upload.bytes.length > fileLimit) throw problem('too_large', 'Each file may have at most 1 MB.');
    checked.push({ ...(await recogniseAttachment(upload)), bytes: upload.bytes });
  }
  const ids: string[] = [];
  for (const file of checked) ids.push(await storePrivateBytes(platform, trx, file, uploadedBy));
  return ids;
}

/** Keeps a file that we made ourselves. */
export async function storePrivateBytes(
  { storage }: Platform,
  trx: Db,
  { name, contentType, bytes }: PrivateFile,
  by: string,
): Promise<string> {
  const id = newId();
  const key = `private/${id}`;
  await storage.put(key, bytes, contentType);
  await trx
    .insertInto('private_file')
    .values({ id, storage_key: key, name, content_type: contentType, bytes: bytes.length, uploaded_by: by })
    .execute();
  return id;
}

export async function readPrivate({ db, storage }: Platform, fileId: string): Promise<PrivateFile> {
  const row = await db
    .selectFrom('private_file')
    .select(['storage_key', 'name', 'content_type'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  const bytes = row && (await storage.get(row.storage_key));
  if (!row || !bytes) throw problem('not_found');
  return { name: row.name, contentType: row.content_type, bytes };
}

/** What is said of files beside their addresses. */
export async function privateFileRefs(db: Db, ids: string[]): Promise<Map<string, { name: string; bytes: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('private_file').select(['id', 'name', 'bytes']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, bytes }) => [id, { name, bytes }]));
}

/** Takes files out of the books and says where their bytes lie: those go when the transaction has ended. */
export async function forgetPrivate(trx: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.deleteFrom('private_file').where('id', 'in', ids).returning('storage_key').execute();
  return rows.map((row) => row.storage_key);
}
