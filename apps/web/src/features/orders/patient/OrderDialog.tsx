import { useTexts } from '../../../lib/language/texts.ts';
import { OpenItemDialog } from '../../../ui/list/OpenItemDialog.tsx';
import { texts } from './texts.ts';
import type { Kind } from '../../../domain/orders/order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { readOrder } from './read-orders.ts';

export function OrderDialog({ kind, id, onClose }: { kind: Kind; id: string; onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <OpenItemDialog title={t.order} words={t} read={() => readOrder[kind](id)} onClose={onClose}>
      {(order, changed) => <OrderDetails kind={kind} order={order} onChanged={changed} />}
    </OpenItemDialog>
  );
}
