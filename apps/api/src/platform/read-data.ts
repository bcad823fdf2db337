import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../data');

/** Reads a JSON file of the folder data/ of the repository. */
export const readData = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
