import { sql } from 'kysely';
import type { itemTypes } from '@ivuriro/contract/files';
import type { Db } from '../../../platform/db/pool.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

export type ItemType = (typeof itemTypes)[number];
export interface Item {
  itemType: ItemType;
  itemId: string;
}

export interface PictureRow {
  id: string;
  filename: string;
}

/** The storage key of a public picture. */
export const pictureKey = (filename: string): string => `pictures/${filename}`;

/** Reads the bytes of a public picture (WebP). Returns null when they are deleted. */
export const pictureBytes = ({ get }: Storage, filename: string): Promise<Buffer | null> => get(pictureKey(filename));

/** SQL: the first picture of an item, as JSON. The arguments are SQL too. */
export const firstPicture = (itemType: string, itemId: string): string => `(
  select json_build_object('id', i.id, 'filename', i.filename) from picture i
  where i.item_type = ${itemType} and i.item_id = ${itemId}::text order by i.position, i.id limit 1)`;

/** SQL: all pictures of an item in their order, as JSON. The arguments are SQL too. */
export const allPictures = (itemType: string, itemId: string): string => `coalesce((
  select json_agg(json_build_object('id', i.id, 'filename', i.filename) order by i.position, i.id) from picture i
  where i.item_type = ${itemType} and i.item_id = ${itemId}::text), '[]')`;

/** The pictures of items of one type, by item id, each list in the order of its pictures. */
export async function picturesOf(db: Db, itemType: string, ids: string[]): Promise<Map<string, PictureRow[]>> {
  const found = new Map<string, PictureRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'filename', 'item_id'])
    .where('item_type', '=', itemType)
    .where('item_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { item_id, ...picture } of rows) found.set(item_id, [...(found.get(item_id) ?? []), picture]);
  return found;
}

/** Reads the pictures of an item, and locks the pictures of this item until this transaction ends. */
export async function lockPictures(trx: Db, { itemType, itemId }: Item): Promise<PictureRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${itemType} ${itemId}`}, 0))`.execute(trx);
  return (await picturesOf(trx, itemType, [itemId])).get(itemId) ?? [];
}

export async function insertPicture(trx: Db, item: Item, picture: PictureRow, position: number): Promise<void> {
  await trx
    .insertInto('picture')
    .values({ ...picture, item_type: item.itemType, item_id: item.itemId, position })
    .execute();
}

/** Deletes the rows of pictures and returns their file names. */
export async function deletePictures(trx: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.deleteFrom('picture').where('id', 'in', ids).returning('filename').execute();
  return rows.map(({ filename }) => filename);
}

export async function putInOrder(trx: Db, ids: string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await trx.updateTable('picture').set({ position }).where('id', '=', id).execute();
}

// The table of each type of item. A picture refers to its item by type and id. No foreign key can check such a
// reference, so `itemExists` checks it by a query.
const tables = { drug: 'drug', insurance: 'insurance', facility: 'facility', blog: 'blog' } as const;

export async function itemExists(db: Db, { itemType, itemId }: Item): Promise<boolean> {
  const row =
    itemType in tables
      ? await db
          .selectFrom(tables[itemType as keyof typeof tables])
          .select('id')
          .where(sql<string>`id::text`, '=', itemId)
          .executeTakeFirst()
      : await db
          .selectFrom('account')
          .select('id')
          .where('id', '=', itemId)
          .where('type', '=', itemType)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  return row !== undefined;
}
