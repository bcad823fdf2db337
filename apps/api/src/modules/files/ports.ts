import type { Platform } from '../../platform/platform.ts';
import { port } from '../../platform/port.ts';
import type { PrivateFile } from './queries/private-files.queries.ts';

/**
 * Files that are generated when their address is opened: the generator `calendar` makes `calendar:{id}`. What is
 * expensive to generate has an address with a third part, `my_data_pdf:{account id}:{copy id}`: it is generated when
 * first opened and then stored.
 */
export const generatedFiles =
  port<() => Record<string, (platform: Platform, id: string) => Promise<PrivateFile>>>('files.generatedFiles');
