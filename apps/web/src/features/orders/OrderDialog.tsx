import { useMessages } from '../../shared/i18n/messages.ts';
import { OneDialog } from '../../shared/own-list/OneDialog.tsx';
import { messages } from './messages.ts';
import type { Kind } from '../../shared/orders/order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { readOrder } from './reading.ts';

export function OrderDialog({ kind, id, onClose }: { kind: Kind; id: string; onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <OneDialog title={t.order} words={t} read={() => readOrder[kind](id)} onClose={onClose}>
      {(order, changed) => <OrderDetails kind={kind} order={order} onChanged={changed} />}
    </OneDialog>
  );
}
