import { useCall } from '../../../lib/api/use-call.ts';
import { Panel } from '../../../ui/dashboard/Panel.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { OrderDetails } from './OrderDetails.tsx';
import type { Shop } from './provider-kinds.ts';

/** Links to attachments expire after 15 minutes, so the order is read again before that. */
const READ_AGAIN_MS = 10 * 60_000;

export function OrderPanel({ shop, base, filters }: { shop: Shop; base: string; filters: Filters }) {
  const t = useTexts(texts);
  const { id } = filters;
  const asked = useCall(shop.one, { params: { id } }, { everyMs: READ_AGAIN_MS });
  return (
    <Panel<Order>
      words={t}
      code={asked.data?.request_id}
      asked={asked}
      back={{ to: addressOf(base, filters, { id: '' }), link: `order-${id}` }}
    >
      {(order) => <OrderDetails shop={shop} order={order} />}
    </Panel>
  );
}
