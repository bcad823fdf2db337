import { unlessOnlyId } from '../../shared/own-list/unless-only-id.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { ListFilters, OwnList, OwnListFallback } from '../../shared/own-list/OwnList.tsx';
import { readAsPatient } from '../../shared/own-list/read-as-patient.ts';
import { useNews } from '../../shared/own-list/use-news.ts';
import { useOpened } from '../../shared/own-list/use-opened.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { ChipChoice } from '../../shared/ui/Chip.tsx';
import { Segment } from '../../shared/ui/Segment.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/orders.page';
import { addressOf, filtersOf, statuses } from './filters.ts';
import { texts } from './texts.ts';
import { kinds } from '../../shared/orders/order.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderList } from './OrderList.tsx';
import { readOrders } from './reading.ts';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  return { filters, ...readAsPatient(() => readOrders(filters)) };
}

/** Opening one order changes the address and not the list. */
export const shouldRevalidate = unlessOnlyId;

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function Orders({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { id, choose, close } = useOpened(filters, addressOf);
  useNews();
  return (
    <TitledPage home={t.home} title={t.title}>
      <ForPatient token={account?.token}>
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
        <OwnList list={list} filters={filters} words={t}>
          {(found) => <OrderList found={found} filters={filters} />}
        </OwnList>
        {id && <OrderDialog key={`${filters.kind} ${id}`} kind={filters.kind} id={id} onClose={close} />}
      </ForPatient>
    </TitledPage>
  );
}
