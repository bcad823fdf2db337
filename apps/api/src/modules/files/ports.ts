import type { Platform } from '../../platform/platform.ts';
import { port } from '../../platform/port.ts';
import type { PrivateFile } from './queries/private-files.queries.ts';

/**
 * Generators of files by name, which run when the signed URL of a file is opened: `calendar` generates `calendar:{id}`
 * each time, and `day_list:{id}:{day}` also names a day. A file that is expensive to generate has a third part in its key, as in
 * `my_data_pdf:{account id}:{copy id}`. It is generated when it is first opened, and then stored.
 */
export const generatedFiles =
  port<() => Record<string, (platform: Platform, id: string, day?: string) => Promise<PrivateFile>>>(
    'files.generatedFiles',
  );
