import { QueryClient, QueryClientProvider, type QueryKey, type QueryState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { DrugDialogs } from '../features/catalogue/DrugDialogs.tsx';
import { DeleteProvider } from '../features/providers/DeleteProvider.tsx';
import { Members } from '../features/members/Members.tsx';
import { PayoutAccount } from '../features/wallet/payouts/PayoutAccount.tsx';
import { PayoutForm } from '../features/wallet/payouts/PayoutForm.tsx';
import { TeamInvitations } from '../features/profile/provider/TeamInvitations.tsx';
import { ProviderReviews } from '../features/reviews/provider/ProviderReviews.tsx';
import { SentResults } from '../features/orders/provider/SentResults.tsx';
import { OwnPayouts } from '../features/wallet/provider/OwnPayouts.tsx';

const providerContext = { kind: 'doctor', base: '/admin/doctor', id: 'd' };
const at = (key: string, input = {}) => [providerContext.base, providerContext.id, key, input];
const reviewsRead = {
  rating: { overall: 5, waitingTime: 0, customerCare: 0, communication: 0, recommend: 0, total: 9 },
  reviews: { data: [], current_page: 1, last_page: 2, total: 9 },
};
const nextFailed = {
  data: { pages: [reviewsRead], pageParams: [1] },
  fetchMeta: { fetchMore: { direction: 'forward' as const } },
};

type Case = { part: ReactNode; key: QueryKey; says: RegExp; state?: Partial<QueryState> };

/** Components whose read has failed, the query that failed, and the error text that each must show. */
const all: Record<string, Case> = {
  'results that were sent': {
    part: <SentResults orderId="o" />,
    key: ['GET /messages', { query: { box: 'sent', reference_id: 'o' } }],
    says: /What you have sent before did not arrive\..*Try again/,
  },
  'where a payout goes': {
    part: <PayoutAccount providerContext={providerContext} />,
    key: at('GET /payment_info'),
    says: /Where the money goes did not arrive.*Try again/,
  },
  'what can be paid out': {
    part: <PayoutForm providerContext={providerContext} />,
    key: at('GET /transactions', { query: { page: 1 } }),
    says: /What waits for payout did not arrive.*Try again/,
  },
  'what a provider was paid out': {
    part: <OwnPayouts providerContext={providerContext} />,
    key: at('GET /payouts', { query: { date_from: '', date_to: '', page: 1 } }),
    says: /Your payouts did not arrive.*Try again/,
  },
  'who wants to work with a provider': {
    part: <TeamInvitations kind="doctor" />,
    key: ['GET /team_invitations', {}],
    says: /Whether somebody invites you did not arrive\..*Try again/,
  },
  'the members of a provider': {
    part: <Members providerContext={{ ...providerContext, kind: 'doctor' }} />,
    key: at('GET /members', { query: { page: 1 } }),
    says: /The members did not arrive.*Try again/,
  },
  'a drug that is edited': {
    part: <DrugDialogs categories={[]} open={undefined} />,
    key: ['GET /admin/drugs/{id}', { params: { id: 'd' } }],
    says: /The drug did not arrive.*Try again/,
  },
  'what goes with a member': {
    part: (
      <DeleteProvider
        providerContext={{ ...providerContext, kind: 'doctor' }}
        name="Dr. Keza"
        onGone={() => {}}
        onClose={() => {}}
      />
    ),
    key: at('GET /{kinds}/{owner_id}/deletion'),
    says: /could not be counted(?!.*Counting).*Count again/,
  },
  'the next reviews': {
    part: <ProviderReviews providerContext={providerContext} />,
    key: at('GET /reviews').with(3, 'pages'),
    says: /The next reviews did not arrive/,
    state: nextFailed,
  },
};

it.each(Object.entries(all))(
  'a page whose data could not be read shows an error and a button to try again: %s',
  (_, { part, key, says, state }) => {
    const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, staleTime: Infinity } } });
    const router = createMemoryRouter([{ path: '/', element: part }], { initialEntries: ['/?dialog=edit-drug-d'] });
    const drawn = () =>
      renderToString(
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      );
    expect(drawn()).not.toMatch(says);
    const query = queries.getQueryCache().build(queries, { queryKey: key });
    query.setState({ ...query.state, status: 'error', error: new Error('lost'), ...state });
    expect(drawn()).toMatch(says);
  },
);
