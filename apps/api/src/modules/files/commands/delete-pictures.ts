import type { files } from '@ivuriro/contract/files';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { throwAway } from '../jobs/orphaned-files.ts';
import { deletePictures, type Item, lockPictures, pictureKey } from '../queries/pictures.queries.ts';

export async function removePicture(call: CallOf<typeof files.remove>) {
  const gone = await call.transact((trx) => deletePictures(trx, [call.params.id]));
  await deletePictureFiles(call.platform, gone);
  return null;
}

/**
 * Deletes the rows of all pictures of an item and returns the file names. `deletePictureFiles` deletes their bytes
 * after the transaction.
 */
export const picturesToDelete = async (trx: Db, item: Item): Promise<string[]> =>
  deletePictures(
    trx,
    (await lockPictures(trx, item)).map(({ id }) => id),
  );

/**
 * Deletes the bytes of pictures whose rows are already deleted. The bytes come last, because a row without bytes would
 * show a broken picture, while bytes without a row only take space.
 */
export const deletePictureFiles = (platform: Platform, filenames: string[]): Promise<void> =>
  throwAway(platform, filenames.map(pictureKey));
