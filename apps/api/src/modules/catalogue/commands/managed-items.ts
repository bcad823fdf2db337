import type { Db } from '../../../platform/db/pool.ts';
import { codeOf, problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { deletePictureFiles, picturesToDelete } from '../../files/index.ts';
import { itemRenamed } from '../events.ts';
import { deleteItem, insertItem, lockItem, type Row, updateItem } from '../queries/managed-items.queries.ts';
import type { List } from '../domain/managed-lists.ts';
import { usesOf } from '../queries/item-uses.ts';

type ItemCall = Pick<Call, 'db' | 'transact' | 'about' | 'platform'>;

type Beside = (trx: Db, id: string) => Promise<void>;

/**
 * Adds an item to a list. Refuses a name that another item of the list has already, ignoring accents and case. `beside`
 * writes further rows in the same transaction.
 */
export function addItem(call: ItemCall, list: List, fields: Row, beside?: Beside): Promise<Row> {
  const id = newId();
  call.about({ objectId: id });
  return unlessTaken(list, fields, () =>
    call.transact(async (trx) => {
      const item = await insertItem(trx, list, { id, ...columnsOf(list, fields) });
      await beside?.(trx, id);
      return item;
    }),
  );
}

/** Changes an item; fields that are not sent stay unchanged. */
export function changeItem(call: ItemCall, list: List, id: string, fields: Row, beside?: Beside): Promise<Row> {
  return unlessTaken(list, fields, () =>
    call.transact(async (trx) => {
      const before = await lockItem(trx, list, id);
      // a missing item was deleted after the authorization check
      if (!before) throw problem('conflict');
      if (list.searched && before[list.title] !== fields[list.title])
        await emit(trx, itemRenamed, { table: list.searched, id });
      await beside?.(trx, id);
      return updateItem(trx, list, id, columnsOf(list, fields));
    }),
  );
}

/** Deletes an item. An item to which a foreign key refers is in use: it stays, and the error says where it is used. */
export async function removeItem(call: ItemCall, list: List, id: string): Promise<null> {
  if (list.stays?.id === id) throw problem('in_use', list.stays.why);
  try {
    const pictures = await call.transact(async (trx) => {
      await list.beforeRemoval?.(trx, id);
      if (!(await deleteItem(trx, list, id))) throw problem('conflict');
      return list.itemType ? picturesToDelete(trx, { itemType: list.itemType, itemId: id }) : [];
    });
    await deletePictureFiles(call.platform, pictures);
    return null;
  } catch (error) {
    if (codeOf(error) !== '23503') throw error;
    throw problem(
      'in_use',
      `It cannot be deleted: it is used by ${await (list.uses?.(call.db, id) ?? usesOf(call.db, list, id))}.`,
    );
  }
}

function columnsOf(list: List, fields: Row): Row {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([name, value]) => [name, list.cleaned?.[name]?.(value as string) ?? value]));
}

async function unlessTaken<T>(list: List, fields: Row, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (codeOf(error) === '23505')
      throw problem('name_taken', `There is ${list.what} named ${String(fields[list.title])} already.`);
    if (codeOf(error) === '23503' && list.within) throw problem('validation_failed', `Choose ${list.within}.`);
    throw error;
  }
}
