import type { laboratoryCash } from '@ivuriro/contract/receipts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { presentReceipts, takeCash } from '../../payments/index.ts';
import { lockOrder } from '../queries/orders.queries.ts';

/**
 * Takes the cash for an order at the counter. The order is locked, so that a cancellation or a hand-over happens before
 * or after. A repeated call returns the same receipt.
 */
export async function takeCashForOrder(call: OwnedCallOf<typeof laboratoryCash.endpoints.take>) {
  const { owner, actor, params, body, db, now, transact } = call;
  const receipt = await transact(async (trx) => {
    const { status, payment_id: paymentId } = await lockOrder(trx, params.id);
    if (status === 'CANCELLED') throw problem('not_payable');
    const { membershipId } = actor;
    return takeCash(trx, { paymentId, given: body.amount, deskId: owner.id, membershipId }, now);
  });
  const [shown] = await presentReceipts(db, [receipt]);
  return { receipt: shown!, change: receipt.given - receipt.amount };
}
