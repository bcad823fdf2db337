import type { files } from '@ivuriro/contract/files';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf, Upload } from '../../../platform/http/call.ts';
import { isId, newId } from '../../../platform/ids.ts';
import {
  deletePictures,
  insertPicture,
  type Item,
  itemExists,
  type ItemType,
  lockPictures,
  pictureKey,
  type PictureRow,
  picturesOf,
  putInOrder,
} from '../queries/pictures.queries.ts';
import { reEncode } from '../domain/re-encode-image.ts';
import { deletePictureFiles } from './delete-pictures.ts';

const places: readonly ItemType[] = ['hospital', 'laboratory', 'pharmacy'];
const mostOf = ({ itemType }: Item): number => (places.includes(itemType) ? 5 : 1);
/** Uploads pictures. A place has up to five pictures. Any other item has one, which a new picture replaces. */
export async function uploadPictures(call: CallOf<typeof files.upload>) {
  const { body: item, platform } = call;
  await refuseOther(call);
  const most = mostOf(item);
  refuseNumber(call.files, most);
  const encoded: Buffer[] = [];
  for (const file of call.files) encoded.push(await reEncode(file));
  const added = encoded.map(() => ({ id: newId(), filename: `${newId()}.webp` }));
  try {
    // the bytes are written before the transaction, so that no lock waits for the storage
    for (const [index, { filename }] of added.entries())
      await platform.storage.put(pictureKey(filename), encoded[index]!, 'image/webp');
    await deletePictureFiles(platform, await call.transact((trx) => takeIn(trx, item, added)));
  } catch (error) {
    // the transaction may have committed although its answer was lost, so the bytes of stored rows are not deleted
    const kept = ids((await picturesOf(call.db, item.itemType, [item.itemId])).get(item.itemId) ?? []);
    await deletePictureFiles(platform, namesOf(added.filter(({ id }) => !kept.includes(id))));
    throw error;
  }
  return present(item, added);
}

/** Inserts the rows of the pictures, and returns the file names of replaced pictures, whose bytes can be deleted. */
async function takeIn(trx: Db, item: Item, added: PictureRow[]): Promise<string[]> {
  const most = mostOf(item);
  const before = await lockPictures(trx, item);
  // an item that was deleted since the upload began gets no pictures
  if (!(await itemExists(trx, item))) throw problem('not_found');
  const replaced = most === 1 ? before : [];
  if (before.length - replaced.length + added.length > most)
    throw problem('validation_failed', `There may be ${most} pictures. Remove one first.`);
  const removed = await deletePictures(trx, ids(replaced));
  for (const [index, picture] of added.entries()) await insertPicture(trx, item, picture, before.length + index);
  return removed;
}

export async function orderPictures(call: CallOf<typeof files.order>) {
  const { id: order, ...item } = call.body;
  await refuseOther(call);
  await call.transact(async (trx) => {
    const known = ids(await lockPictures(trx, item));
    if (order.length !== known.length || known.some((id) => !order.includes(id)))
      throw problem('validation_failed', 'Name each picture once, in the new order.');
    await putInOrder(trx, order);
  });
  return present(item, (await picturesOf(call.db, item.itemType, [item.itemId])).get(item.itemId) ?? []);
}

/** Refuses an `itemType` that is not the type of the item, because the grant checks only `itemId`. */
async function refuseOther({ actor, body, db }: CallOf<typeof files.upload> | CallOf<typeof files.order>) {
  const fits =
    actor.type === 'admin'
      ? (isId(body.itemId) || body.itemType === 'insurance') && (await itemExists(db, body))
      : body.itemType === actor.type;
  if (!fits) throw problem('not_found');
}

function refuseNumber(uploads: Upload[], most: number): void {
  if (uploads.length === 0) throw problem('validation_failed', 'Choose a picture.');
  if (uploads.length > most)
    throw problem('validation_failed', most === 1 ? 'Send one picture.' : `At most ${most} pictures can be sent.`);
}

const namesOf = (pictures: PictureRow[]): string[] => pictures.map(({ filename }) => filename);
const ids = (pictures: PictureRow[]): string[] => pictures.map(({ id }) => id);
const present = ({ itemType, itemId }: Item, pictures: PictureRow[]) =>
  pictures.map(({ id, filename }) => ({ id, filename, itemType, itemId }));
