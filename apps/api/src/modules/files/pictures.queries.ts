import type { Db } from '../../platform/db/pool.ts';

export interface PictureRow {
  id: string;
  filename: string;
}

/** The pictures of items of one type, in their order. */
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
