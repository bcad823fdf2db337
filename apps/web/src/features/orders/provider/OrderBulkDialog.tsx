import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { BulkDialog } from '../../../ui/dashboard/BulkDialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import type { Order } from '../../../domain/orders/order.ts';
import type { BulkStep } from './bulk-steps.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';

type Props = { shop: Shop; step: BulkStep; orders: Order[]; onClose: () => void };

/**
 * Applies one step to all selected orders. Each order is changed by a request of its own, so that a refused change does
 * not stop the others.
 */
export default function OrderBulkDialog({ shop, step, orders, onClose }: Props) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const isCancelling = step === 'CANCELLED';
  const actOn = (id: string) =>
    step === 'IN_WORK' || step === 'READY'
      ? call(shop.work, { params: { id }, body: { state: step } })
      : call(shop.change, { params: { id }, body: { status: step, reason: isCancelling ? reason : undefined } });
  return (
    <BulkDialog
      title={t.bulkAsk[step](orders.length)}
      begin={t.bulkBegin[step]}
      danger={isCancelling}
      acts={() =>
        orders.map(({ id, request_id, patient }) => ({
          id,
          name: `${patient.full_name}, ${request_id}`,
          act: () => actOn(id),
        }))
      }
      onClose={onClose}
    >
      <p>{t.bulkSays[step]}</p>
      {isCancelling && (
        <Textarea
          {...t.cancelReason}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </BulkDialog>
  );
}
