import { useTexts } from '../../shared/i18n/texts.ts';
import { OneDialog } from '../../shared/own-list/OneDialog.tsx';
import { texts } from './texts.ts';
import type { Kind } from '../../shared/orders/order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { readOrder } from './reading.ts';

export function OrderDialog({ kind, id, onClose }: { kind: Kind; id: string; onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <OneDialog title={t.order} words={t} read={() => readOrder[kind](id)} onClose={onClose}>
      {(order, changed) => <OrderDetails kind={kind} order={order} onChanged={changed} />}
    </OneDialog>
  );
}
