import type { Platform } from '../../platform/platform.ts';
import { port } from '../../platform/port.ts';
import type { PrivateFile } from './queries/private-files.queries.ts';

/**
 * Functions that generate files, by name. They run when the signed URL of a file is opened. The key of a file begins
 * with the name: `calendar:{id}` and `day_list:{id}:{day}` are generated each time. A file that is expensive to
 * generate has the id of the file as its third part, as in `my_data_pdf:{account id}:{copy id}`. It is generated when
 * it is first opened, and then stored.
 */
export const generatedFiles =
  port<() => Record<string, (platform: Platform, id: string, day?: string) => Promise<PrivateFile>>>(
    'files.generatedFiles',
  );
