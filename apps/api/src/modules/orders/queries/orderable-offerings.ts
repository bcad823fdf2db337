import { orderableSupplies } from '@ivuriro/contract/order-requests';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { holdPublished, isPublished } from '../../providers/index.ts';
import type { OrderKind } from '../domain/order-kinds.ts';
import { trades } from '../domain/order-kinds.ts';
import { findOfferings, type OrderableOffering } from './offerings.queries.ts';

/**
 * The offerings as they are sold now, in the order of the ids. Throws when one cannot be ordered. `lock`, which needs a
 * transaction, keeps provider and offerings unchanged until that transaction ends.
 */
export async function orderableOfferings(
  db: Db,
  kind: OrderKind,
  providerId: string,
  ids: string[],
  { lock }: { lock: boolean },
): Promise<OrderableOffering[]> {
  if (!(await (lock ? holdPublished : isPublished)(db, kind, providerId)))
    throw problem('validation_failed', `Select ${kind}`);
  const { item } = trades[kind];
  if (new Set(ids).size < ids.length) throw problem('validation_failed', `Each ${item} can be ordered once.`);
  const current = new Map((await findOfferings(db, kind, providerId, ids, lock)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const offerings = current.get(id);
    if (!offerings) throw problem('validation_failed', `A ${item} is not offered by this ${kind}.`);
    if (offerings.supply !== null && !orderableSupplies.includes(offerings.supply))
      throw problem(
        'not_sold_here',
        `${offerings.name} can be had only at the pharmacy or the hospital, not by order.`,
      );
    if (!offerings.in_stock) throw problem('out_of_stock', `${offerings.name} is out of stock.`);
    return offerings;
  });
}
