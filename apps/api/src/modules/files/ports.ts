import type { Platform } from '../../platform/platform.ts';
import { port } from '../../platform/port.ts';
import type { PrivateFile } from './commands/private-files.ts';

/**
 * Files that are made when their address is opened: `calendar:{id}` is the one that `calendar` makes. What costs much to make
 * has an address with a third part, `my_data_pdf:{account id}:{copy id}`: it is made at the first opening and stored.
 */
export const generatedFiles =
  port<() => Record<string, (platform: Platform, id: string) => Promise<PrivateFile>>>('files.generatedFiles');
