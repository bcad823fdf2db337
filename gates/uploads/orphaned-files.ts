import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ApiFixture } from '../api-fixture.ts';

/** Finds files without a row, and rows without a file. */
export async function orphanedFiles({ platform }: ApiFixture): Promise<string[]> {
  const root = path.join(platform.config.dataDir, 'files');
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const kept = new Set(
    found.filter((one) => one.isFile()).map((one) => path.relative(root, path.join(one.parentPath, one.name))),
  );
  const { rows } = await platform.reads.query<{ key: string }>(
    `select storage_key as key from private_file union all select 'pictures/' || filename from picture`,
  );
  const known = new Set(rows.map(({ key }) => key));
  return [
    ...[...kept].filter((key) => !known.has(key)).map((key) => `${key} lies in the storage, and no row knows it`),
    ...[...known].filter((key) => !kept.has(key)).map((key) => `${key} is in the books, and not in the storage`),
  ];
}
