import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface PrivateFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

export type NewFile = PrivateFile & { id: string };

export const keyOf = (id: string) => `private/${id}`;

export async function insertFiles(trx: Db, files: readonly NewFile[], by: string): Promise<void> {
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

/** The names and sizes of files by id. Pages show them beside the links to the files. */
export async function privateFileRefs(db: Db, ids: string[]): Promise<Map<string, { name: string; bytes: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('private_file').select(['id', 'name', 'bytes']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, bytes }) => [id, { name, bytes }]));
}

/** Deletes the rows of files and returns their storage keys. The caller must delete the bytes after the transaction. */
export async function deletePrivateFiles(trx: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.deleteFrom('private_file').where('id', 'in', ids).returning('storage_key').execute();
  return rows.map((row) => row.storage_key);
}
