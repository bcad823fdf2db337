import type { Db } from '../../../platform/db/pool.ts';
import { newCode, newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import type { PaymentRow } from '../../payments/index.ts';
import { orderPlaced } from '../events.ts';
import { attachFiles, insertLines, insertOrder, insertStatusChange } from '../queries/orders.queries.ts';
import type { StoredOrder } from '../queries/quote-order.ts';

interface PaidOrder {
  id: string;
  payment: Pick<PaymentRow, 'id' | 'patient_id'>;
  kept: StoredOrder;
  files: string[];
}

/** Inserts an order of available offerings, with its first history row and its event. */
export async function createOrder(trx: Db, { id, payment, kept: stored, files }: PaidOrder, now: Date): Promise<void> {
  const { lines, ...order } = stored;
  const { provider_id } = order;
  await insertOrder(trx, {
    ...order,
    id,
    code: newCode(8),
    patient_id: payment.patient_id,
    payment_id: payment.id,
    created_at: now,
  });
  await insertLines(
    trx,
    lines.map((line, position) => ({ id: newId(), order_id: id, provider_id, position, ...line })),
  );
  await attachFiles(trx, id, files);
  await insertStatusChange(trx, { order_id: id, to_status: 'PENDING', by_account_id: payment.patient_id, at: now });
  await emit(trx, orderPlaced, { order_id: id });
}
