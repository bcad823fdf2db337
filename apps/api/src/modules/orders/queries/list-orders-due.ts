import { dueOrderDays, type laboratoryCash, mostDueOrders } from '@ivuriro/contract/receipts';
import { addDays, instantOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import type { OrderKind } from '../domain/order-kinds.ts';
import { presentDrugOrders, presentLabOrders } from '../presenters/present-order.ts';
import { columns, type OrderWithRefs, shown } from './orders.queries.ts';

const present = { laboratory: presentLabOrders, pharmacy: presentDrugOrders };

/**
 * A provider's pending orders in cash for which nobody has taken the cash, placed on a day or in the `dueOrderDays`
 * days before it; those that have waited longest come first.
 */
export async function listOrdersDue(call: OwnedCallOf<typeof laboratoryCash.endpoints.due>) {
  const { db, owner, actor, platform, query } = call;
  const since = instantOf(addDays(query.date, -dueOrderDays), 0);
  const rows = await latestPending(db, owner.id, { since, until: instantOf(addDays(query.date, 1), 0) });
  const due = rows.filter(({ refs: { payment } }) => payment.payment_method === 'CASH' && !payment.receipt_number);
  return present[owner.kind as OrderKind](platform, due, actor);
}

/** The newest pending orders of a period, at most `mostDueOrders`, sorted with the oldest first. */
function latestPending(db: Db, id: string, { since, until }: { since: Date; until: Date }): Promise<OrderWithRefs[]> {
  const latest = db
    .selectFrom('medical_order')
    .select(columns)
    .where('provider_id', '=', id)
    .where('status', '=', 'PENDING')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDueOrders);
  return shown(db, latest).orderBy('created_at').orderBy('id').execute();
}
