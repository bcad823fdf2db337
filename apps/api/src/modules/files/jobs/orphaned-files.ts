import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The smallest age at which an orphaned file is deleted. A younger file may belong to a running upload. */
const oldMs = dayMs;
const atOnce = 500;

const folders: Record<string, (db: Db, keys: string[]) => Promise<string[]>> = {
  private: async (db, keys) => {
    const rows = await db.selectFrom('private_file').select('storage_key').where('storage_key', 'in', keys).execute();
    return rows.map((row) => row.storage_key);
  },
  pictures: async (db, keys) => {
    const names = keys.map((key) => key.slice('pictures/'.length));
    const rows = await db.selectFrom('picture').select('filename').where('filename', 'in', names).execute();
    return rows.map((row) => `pictures/${row.filename}`);
  },
};

/**
 * Deletes the bytes of files whose rows are deleted. An error of the storage is only logged, and the file that could
 * not be deleted becomes an orphaned file.
 */
export async function throwAway({ storage, log }: Pick<Platform, 'storage' | 'log'>, keys: string[]): Promise<void> {
  for (const key of keys)
    await storage.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'a file stays as a stray'));
}

/**
 * Deletes orphaned files: files of an upload during which the process died, and files whose rows were deleted just
 * before the process died.
 */
export async function deleteOrphanedFiles(_payload: unknown, { db, storage, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - oldMs);
  for (const [folder, known] of Object.entries(folders)) {
    const deleteStored = async (keys: string[]) => {
      const kept = new Set(keys.length > 0 ? await known(db, keys) : []);
      for (const key of keys) if (!kept.has(key)) await storage.remove(key);
    };
    let old: string[] = [];
    for await (const { key, at } of storage.list(folder)) {
      if (at >= before) continue;
      old.push(key);
      if (old.length < atOnce) continue;
      await deleteStored(old);
      old = [];
    }
    await deleteStored(old);
  }
}
