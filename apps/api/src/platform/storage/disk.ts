import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../errors.ts';
import { newId } from '../ids.ts';
import { asAway } from './unavailable.ts';
import type { Storage } from './storage.ts';

/**
 * Stores files below one folder. A file is either complete or absent, because it is written under another name and then
 * renamed.
 */
export function diskStorage(root: string): Storage {
  const at = (key: string) => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error('A key may not leave the storage.');
    return file;
  };
  return {
    put: async (key, bytes) => {
      const beside = `${at(key)}.${newId()}`;
      try {
        await mkdir(path.dirname(beside), { recursive: true });
        await writeFile(beside, bytes);
        await rename(beside, at(key));
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {});
        throw asAway(error);
      }
    },
    get: async (key) => {
      try {
        return await unlessGone(readFile(at(key)));
      } catch (error) {
        throw asAway(error);
      }
    },
    remove: (key) => rm(at(key), { force: true }),
    list: async function* (folder) {
      const names = await unlessGone(opendir(at(folder)));
      if (!names) return;
      for await (const { name } of names) {
        const key = `${folder}/${name}`;
        // the file may have disappeared since it was listed: an incomplete file is renamed when it is complete, and any
        // file may be deleted
        const found = await unlessGone(stat(at(key)));
        if (found) yield { key, at: found.mtime };
      }
    },
  };
}

/** Returns null when the file or folder does not exist. */
const unlessGone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
