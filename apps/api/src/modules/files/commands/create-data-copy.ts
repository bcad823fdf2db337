import { Lane } from '../../../platform/http/lane.ts';
import type { Platform } from '../../../platform/platform.ts';
import { storeTemporarily } from './store-private-file.ts';
import { findPrivate, type PrivateFile } from '../queries/private-files.queries.ts';

/** Generates one copy at a time, because drawing a PDF takes processor time that all requests need. */
const inProgress = new Lane({ atOnce: 1, waiting: 50, queueWaitMs: 10_000 });
const underWay = new Map<string, Promise<PrivateFile>>();

/**
 * Returns the copy of an account's data with this id. The copy is generated when it is first opened, and then read from
 * the storage until it expires.
 */
export async function copyMadeOnce(
  platform: Platform,
  id: string,
  accountId: string,
  make: () => Promise<PrivateFile>,
): Promise<PrivateFile> {
  const stored = await findPrivate(platform, id);
  if (stored) return stored;
  const making = underWay.get(id) ?? inProgress.within(made, { own: accountId, address: accountId });
  underWay.set(id, making);
  return making.finally(() => underWay.delete(id));

  async function made(): Promise<PrivateFile> {
    // another process may have stored the copy since the first query above
    const other = await findPrivate(platform, id);
    if (other) return other;
    const file = await make();
    await storeTemporarily(platform, id, file, accountId);
    return file;
  }
}
