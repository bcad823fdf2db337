import { unlessOnlyId } from '../../../lib/revalidate-unless-id.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ListFilters, AsyncList, OwnListFallback } from '../../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../../lib/session/read-as-patient.ts';
import { useRevalidateOnEvent } from '../../../lib/sockets/use-revalidate-on-event.ts';
import { useOpenItem } from '../../../lib/hooks/use-open-item.ts';
import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import type { Route } from './+types/orders.page';
import { addressOf, filtersOf, statuses } from './filters.ts';
import { texts } from './texts.ts';
import { kinds } from '../../../domain/orders/order.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderList } from './OrderList.tsx';
import { readOrders } from './read-orders.ts';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  return { filters, ...readAsPatient(() => readOrders(filters)) };
}

/** Opening an order changes the URL, but does not reload the list. */
export const shouldRevalidate = unlessOnlyId;

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function Orders({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { id, choose, close } = useOpenItem(filters, addressOf);
  useRevalidateOnEvent();
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
        <ListFilters>
          <Segment
            legend={t.kindLegend}
            name="kind"
            options={kinds.map((kind) => ({ value: kind, label: t.kinds[kind].kind }))}
            value={filters.kind}
            onChange={(kind) => choose({ kind })}
          />
          <ChipChoice
            legend={t.status}
            name="status"
            options={statuses.map((status) => ({ value: status, label: t.statuses[status] ?? status }))}
            value={filters.status || 'all'}
            onChange={(status) => choose({ status: status === 'all' ? '' : status })}
          />
        </ListFilters>
        <AsyncList list={list} filters={filters} words={t}>
          {(found) => <OrderList found={found} filters={filters} />}
        </AsyncList>
        {id && <OrderDialog key={`${filters.kind} ${id}`} kind={filters.kind} id={id} onClose={close} />}
      </PatientOnly>
    </TitledPage>
  );
}
