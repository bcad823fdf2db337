import { BulkActs } from '../../../domain/patients/BulkActs.tsx';
import { call } from '../../../lib/api/call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import type { Selection } from '../../../ui/dashboard/use-selection.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { bulkSteps } from './bulk-steps.ts';
import { texts } from './texts.ts';
import { orderPapers } from './order-papers.ts';
import type { Shop } from './provider-kinds.ts';

const OrderBulkDialog = lazyPart(() => import('./OrderBulkDialog.tsx'));

type Props = { shop: Shop; selection: Selection; orders: Order[] };

/** The actions that apply to all selected orders at once. */
export function OrderBulk({ shop, selection, orders }: Props) {
  const t = useTexts(texts);
  const selected = orders.filter(({ id }) => selection.has(id));
  // nothing is printed for a cancelled order
  const printed = selected.filter(({ status }) => status !== 'CANCELLED').map(({ id }) => id);
  const papers = orderPapers[shop.kind].map(({ name, needs, several }) => ({
    ...t.bulkPapers[name],
    needs,
    address: async () => (await call(several, { query: { id: printed } })).data.url,
  }));
  return (
    <BulkActs
      selection={selection}
      steps={bulkSteps}
      names={t.bulk}
      patients={selected.map(({ patient }) => patient)}
      papers={printed.length > 0 ? papers : []}
      csv={() => csvOf(shop.list, { query: { id: selection.ids } })}
      dialog={(step, close) => <OrderBulkDialog shop={shop} step={step} orders={selected} onClose={close} />}
    />
  );
}
