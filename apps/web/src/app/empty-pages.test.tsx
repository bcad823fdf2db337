import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AccessList } from '../features/privacy/access-log/AccessList.tsx';
import { filtersOf as appointmentFilters } from '../features/appointments/patient/filters.ts';
import { AppointmentList } from '../features/appointments/patient/AppointmentList.tsx';
import { Misses } from '../features/analytics/words/Misses.tsx';
import { Synonyms } from '../features/analytics/words/Synonyms.tsx';
import { Items } from '../features/catalogue/Items.tsx';
import { lists } from '../features/catalogue/item-lists.ts';
import { Posts } from '../features/content/admin/Posts.tsx';
import { MessageList } from '../features/messages/mailbox/MessageList.tsx';
import { whereOf } from '../features/messages/mailbox/mailbox.ts';
import { NotificationList } from '../features/notifications/NotificationList.tsx';
import { filtersOf as ordersIn } from '../features/orders/patient/filters.ts';
import { OrderList } from '../features/orders/patient/OrderList.tsx';
import { ProviderList } from '../features/providers/ProviderList.tsx';
import { whereIn } from '../features/providers/providers.ts';
import { ReviewQueue } from '../features/reviews/moderation/ReviewQueue.tsx';
import { Payouts } from '../features/wallet/payouts/Payouts.tsx';
import { Audit } from '../features/privacy/admin/Audit.tsx';
import { Breaches } from '../features/privacy/admin/Breaches.tsx';
import { DataRequests } from '../features/privacy/admin/DataRequests.tsx';
import { MyReviews } from '../features/reviews/patient/MyReviews.tsx';
import { filtersOf as shopIn } from '../features/orders/provider/filters.ts';
import { OrderList as ShopOrderList } from '../features/orders/provider/OrderList.tsx';
import { shops } from '../features/orders/provider/provider-kinds.ts';
import { Tests } from '../features/orders/offerings/Tests.tsx';
import { accountViews } from '../features/appointments/provider/account-views.ts';
import { filtersOf as appointmentFiltersOf } from '../features/appointments/provider/filters.ts';
import { AppointmentList as ProviderAppointmentList } from '../features/appointments/provider/AppointmentList.tsx';
import { Earnings } from '../features/wallet/admin/Earnings.tsx';
import { TransactionHistory } from '../features/wallet/TransactionHistory.tsx';
import { Results } from '../ui/ListPage.tsx';

const page9 = {
  data: [],
  path: '/',
  total: 5,
  per_page: 10,
  current_page: 9,
  last_page: 1,
  next_page_url: null,
  prev_page_url: null,
};
const page1 = { ...page9, total: 0, current_page: 1 };
const search = new URLSearchParams('page=9');
const to = (page: number) => `/here?page=${page}`;
const tests = lists.find(({ path }) => path === 'tests')!;

const all: Record<string, (page: typeof page9) => ReactNode> = {
  'a public list': ({ current_page }) => (
    <Results found="" text="" page={current_page} lastPage={1} to={to} none={<p>None.</p>} end="">
      {[]}
    </Results>
  ),
  'a laboratory’s tests': () => <Tests base="/dashboard/laboratory/tests" />,
  'the catalogue’s tests': () => <Items list={tests} base="/dashboard/admin/tests" />,
  wallets: () => <Earnings kind="doctor" base="/here" />,
  payouts: () => <Payouts base="/dashboard/admin/payouts" />,
  'a doctor’s appointments': () => (
    <ProviderAppointmentList
      view={accountViews.doctor}
      base="/here"
      filters={appointmentFiltersOf({}, search)}
      calendar={undefined}
    />
  ),
  'a shop’s orders': () => (
    <ShopOrderList shop={shops.pharmacy} base="/here" filters={shopIn(undefined, search)} offeringsPath="/offerings" />
  ),
  members: () => <ProviderList where={whereIn({}, search)} to={({ page: next }) => to(next ?? 1)} />,
  'the review queue': () => <ReviewQueue base="/here" />,
  'the blog': () => <Posts />,
  audit: () => <Audit />,
  breaches: () => <Breaches />,
  'searches that found nothing': () => <Misses />,
  synonyms: () => <Synonyms />,
  'data requests': () => <DataRequests />,
  transactions: (page) => (
    <TransactionHistory title="" list={page} voice="own" busy={false} csv={async () => ''} to={to} />
  ),
  'a patient’s orders': ({ current_page }) => (
    <OrderList found={{ orders: [], total: 5, page: current_page, lastPage: 1 }} filters={ordersIn(search)} />
  ),
  'a patient’s appointments': (page) => <AppointmentList reply={page} filters={appointmentFilters(search)} />,
  'a patient’s reviews': (page) => <MyReviews page={page} />,
  'who opened what': (page) => <AccessList page={page} />,
  notifications: (page) => <NotificationList page={page} filtered={false} to={to} />,
  messages: (page) => <MessageList page={page} base="/messages" where={whereOf(search)} />,
};

/** The fields of a wallet besides its list of transactions. */
const wallet = {
  amount_paid: 0,
  total_revenue: 0,
  amount_pending: 0,
  amount_completed: 0,
  annualAmountPaidCharts: [],
  annualRevenueAmountCharts: [],
  annualPendingTransactionCharts: [],
  annualCompletedTransactionCharts: [],
};

it.each(Object.entries(all))(
  'a page number beyond the last page of a list shows an empty page with a link to the first page: %s',
  (_, list) => {
    expect(drawn(list(page9), page9)).toMatch(/Nothing on this page<.*<a [^>]*>.*Go to the first page/);
    expect(drawn(list(page1), page1)).not.toContain('Nothing on this page');
  },
);

function drawn(list: ReactNode, page: object): string {
  const initialData = { ...page, transactions: page, wallet };
  const client = new QueryClient({ defaultOptions: { queries: { initialData } } });
  const router = createMemoryRouter([{ path: '/', element: list }], { initialEntries: ['/?page=9'] });
  return renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
