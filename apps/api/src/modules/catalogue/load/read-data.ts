import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../../data');

/** A file of data/, which the repository carries. */
export const readData = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
