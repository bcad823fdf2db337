import { orderableSupplies } from '@ivuriro/contract/orders';
import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { holdPublished } from '../directory/index.ts';
import type { OrderKind } from './kinds.ts';
import { trades } from './kinds.ts';
import { lockOffered, type SoldRow } from './offers.queries.ts';

/**
 * The goods as they are sold now, in the order of the ids. Throws when one cannot be ordered. Within a transaction the
 * rows are locked, so that the answer holds until its end.
 */
export async function demandGoods(db: Db, kind: OrderKind, providerId: string, ids: string[]): Promise<SoldRow[]> {
  if (!(await holdPublished(db, kind, providerId))) throw problem('validation_failed', `Select ${kind}`);
  const { item } = trades[kind];
  if (new Set(ids).size < ids.length) throw problem('validation_failed', `Each ${item} can be ordered once.`);
  const offered = new Map((await lockOffered(db, kind, providerId, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const goods = offered.get(id);
    if (!goods) throw problem('validation_failed', `A ${item} is not offered by this ${kind}.`);
    if (goods.supply !== null && !orderableSupplies.includes(goods.supply))
      throw problem('not_sold_here', `${goods.name} can be had only at the pharmacy or the hospital, not by order.`);
    if (!goods.in_stock) throw problem('out_of_stock', `${goods.name} is out of stock.`);
    return goods;
  });
}
