import { problem } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PrivateFile, readPrivate } from './private-files.ts';

type Maker = (platform: Platform, id: string) => Promise<PrivateFile>;
const makers = new Map<string, Maker>();

/** Files that are not kept but made when their address is opened: `calendar:{id}` is the one that `calendar` makes. */
export function registerMadeFile(name: string, make: Maker): void {
  makers.set(name, make);
}

/** The file of a signed address, kept or made now. */
export async function openPrivate(platform: Platform, key: string): Promise<PrivateFile> {
  const [name, id] = key.split(':');
  if (id === undefined) return readPrivate(platform, key);
  const make = makers.get(name!);
  if (!make || !isId(id)) throw problem('not_found');
  return make(platform, id);
}
