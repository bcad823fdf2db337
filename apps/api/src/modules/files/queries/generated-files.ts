import { problem } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { copyMadeOnce } from '../commands/create-data-copy.ts';
import { type PrivateFile, readPrivate } from '../commands/private-files.ts';

type Maker = (platform: Platform, id: string) => Promise<PrivateFile>;
const makers = new Map<string, Maker>();

/**
 * Files that are made when their address is opened: `calendar:{id}` is the one that `calendar` makes. What costs much to make
 * has an address with a third part, `my_data_pdf:{account id}:{copy id}`: it is made at the first opening and stored.
 */
export function registerMadeFile(name: string, make: Maker): void {
  makers.set(name, make);
}

/** The file of a signed address, stored or made now. */
export async function openPrivate(platform: Platform, key: string): Promise<PrivateFile> {
  const [name, id, copyId] = key.split(':');
  if (id === undefined) return readPrivate(platform, key);
  const make = makers.get(name!);
  if (!make || !isId(id) || (copyId !== undefined && !isId(copyId))) throw problem('not_found');
  if (copyId === undefined) return make(platform, id);
  return copyMadeOnce(platform, copyId, id, () => make(platform, id));
}
