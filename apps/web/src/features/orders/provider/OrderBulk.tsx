import { Suspense, useState } from 'react';
import { texts as messageTexts } from '../../../domain/patients/texts.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { DownloadCsv } from '../../../ui/csv/DownloadCsv.tsx';
import { BulkBar } from '../../../ui/dashboard/BulkBar.tsx';
import type { Selection } from '../../../ui/dashboard/use-selection.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { type BulkStep, bulkSteps } from './bulk-steps.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';

const BulkMessage = lazyPart(() => import('../../../domain/patients/BulkMessage.tsx'));
const OrderBulkDialog = lazyPart(() => import('./OrderBulkDialog.tsx'));

type Props = { shop: Shop; selection: Selection; orders: Order[] };

/** What can be done with all selected orders at once. */
export function OrderBulk({ shop, selection, orders }: Props) {
  const t = useTexts(texts);
  const words = useTexts(messageTexts);
  const mayWrite = useMay('messages.use');
  const [open, setOpen] = useState<BulkStep | 'message' | null>(null);
  const selected = orders.filter(({ id }) => selection.has(id));
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar selection={selection}>
        {bulkSteps.map((step) => (
          <Button key={step} size="sm" variant="outlined" onClick={() => setOpen(step)}>
            {t.bulk[step]}
          </Button>
        ))}
        {mayWrite && (
          <Button size="sm" variant="outlined" onClick={() => setOpen('message')}>
            {words.write}
          </Button>
        )}
        <DownloadCsv read={() => csvOf(shop.list, { query: { id: selection.ids } })} />
      </BulkBar>
      <Suspense>
        {open === 'message' && <BulkMessage patients={selected.map(({ patient }) => patient)} onClose={close} />}
        {open && open !== 'message' && <OrderBulkDialog shop={shop} step={open} orders={selected} onClose={close} />}
      </Suspense>
    </>
  );
}
