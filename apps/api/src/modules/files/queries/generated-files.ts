import { problem } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { copyMadeOnce } from '../commands/create-data-copy.ts';
import { type PrivateFile, readPrivate } from '../commands/private-files.ts';
import { generatedFiles } from '../ports.ts';

/** The file of a signed address, read from the storage or generated. */
export async function openPrivate(platform: Platform, key: string): Promise<PrivateFile> {
  const [name, id, copyId] = key.split(':');
  if (id === undefined) return readPrivate(platform, key);
  const all = generatedFiles.call();
  const make = Object.hasOwn(all, name!) ? all[name!] : undefined;
  if (!make || !isId(id) || (copyId !== undefined && !isId(copyId))) throw problem('not_found');
  if (copyId === undefined) return make(platform, id);
  return copyMadeOnce(platform, copyId, id, () => make(platform, id));
}
