import { Suspense, useEffect } from 'react';
import { Await, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { unlessOnlyId } from '../../shared/unless-only-id.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { getAccount } from '../../shared/session/session.ts';
import { listen } from '../../shared/socket.ts';
import { ChipChoice } from '../../shared/ui/Chip.tsx';
import { Segment } from '../../shared/ui/Segment.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/orders.page';
import { addressOf, filtersOf, statuses } from './filters.ts';
import { messages } from './messages.ts';
import { kinds } from './order.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { ListFailed, ListSkeleton, OrderList } from './OrderList.tsx';
import css from './orders.module.css';
import { readOrders } from './reading.ts';

export const meta = () => [{ title: `${messages.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = getAccount();
  const filters = filtersOf(new URL(request.url).searchParams);
  const list = account?.account_type === 'patient' ? readOrders(filters) : null;
  // The page hears of a failure when it is drawn; it may come earlier.
  list?.catch(() => {});
  return { account, filters, list };
}

/** Opening one order changes the address and not the list. */
export const shouldRevalidate = unlessOnlyId;

export function HydrateFallback() {
  const t = useMessages(messages);
  return (
    <TitledPage home={t.home} title={t.title}>
      <ListSkeleton />
    </TitledPage>
  );
}

export default function Orders({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const id = search.get('id');
  // Whatever is told about an order has changed it.
  useEffect(() => listen('notification', () => void revalidate()), [revalidate]);
  const choose = (change: Parameters<typeof addressOf>[1]) =>
    void navigate(addressOf(filters, change), { preventScrollReset: true });
  // In its place, so that the back key does not open it again.
  const close = () =>
    void navigate(addressOf(filters, { page: filters.page }), { replace: true, preventScrollReset: true });
  return (
    <TitledPage home={t.home} title={t.title}>
      <ForPatient token={account?.token}>
        <div className={css.filters}>
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
        </div>
        <Suspense key={Object.values(filters).join()} fallback={<ListSkeleton />}>
          <Await resolve={list} errorElement={<ListFailed />}>
            {(found) => found && <OrderList found={found} filters={filters} />}
          </Await>
        </Suspense>
        {id && <OrderDialog key={`${filters.kind} ${id}`} kind={filters.kind} id={id} onClose={close} />}
      </ForPatient>
    </TitledPage>
  );
}
