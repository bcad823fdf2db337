import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ProviderReviews } from './ProviderReviews.tsx';

const review = { patient: { full_name: 'Keza', picture: null }, overall: 5, reviews: 'Good', replies: [] };
const pages = (read: number, last_page: number) =>
  Array.from({ length: read }, (_, at) => ({
    rating: { overall: 5, waitingTime: 0, customerCare: 0, communication: 0, recommend: 0, total: last_page },
    reviews: {
      data: [{ ...review, id: `${at}`, created_at: '2026-11-20T08:00:00Z' }],
      current_page: at + 1,
      last_page,
      total: last_page,
    },
  }));

it('the list of a provider’s reviews offers more until the last page is loaded', () => {
  const shownTexts = [pages(1, 3), pages(2, 3), pages(3, 3), pages(1, 1)].map(drawn);
  expect(shownTexts.map((shown) => shown.includes('View next reviews'))).toEqual([true, true, false, false]);
  expect(shownTexts.map((shown) => /These are all 3|This is the only one/.test(shown))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

function drawn(read: object[]): string {
  const initialData = { pages: read, pageParams: read.map((_, at) => at + 1) };
  const client = new QueryClient({ defaultOptions: { queries: { initialData } } });
  const element = <ProviderReviews providerContext={{ kind: 'doctor', base: '/doctor' } as never} />;
  return renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
}
