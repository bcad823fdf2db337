import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderDetails } from './OrderDetails.tsx';
import { shops } from './provider-kinds.ts';

const order = {
  id: 'o',
  request_id: 'AB12CD34',
  patient: { id: 'p', full_name: 'Keza', user_code: 'X', picture: null, phone: null },
  category: 'Doctor' as const,
  status: 'PENDING' as const,
  work: { state: 'WAITING' as const, since: null, by: null, without_code: null },
  desk_message: null,
  created_at: '2026-11-20T08:00:00Z',
  attachments: [],
  collect: true,
  address: null,
  payment: {
    amount_paid: 900,
    amount_refunded: 0,
    currency: 'RWF',
    payment_method: 'CASH' as const,
    payment_status: 'CASH_DUE' as const,
  },
  pharmacy: { id: 'f', name: 'Pharmacy' },
  orderDetails: [],
  needs_prescription: false,
  prescription_code: null,
  prescription_accepted: false,
};

afterEach(() => void vi.useRealTimers());

it('the details of an order show the year of a date only if it is not the current year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  expect(drawn({})).toContain('>Fri 20 Nov, 10:00<');
  vi.setSystemTime(new Date('2027-11-23T10:00:00Z'));
  expect(drawn({})).toContain('>Fri 20 Nov 2026, 10:00<');
});

it('the details of an order link to the consultation file that the patient named, even if no drug needs a prescription', () => {
  expect(drawn({})).not.toContain('Show the prescription');
  for (const needs_prescription of [false, true]) {
    const shown = drawn({ needs_prescription, prescription_code: 'KZ42' });
    expect(shown).toContain('The patient has named a consultation file, code KZ42.');
    expect(shown).toContain('Show the prescription');
    // an order without prescription-only drugs has no prescription to accept
    expect(shown.includes('Accept the prescription')).toBe(needs_prescription);
  }
});

function drawn(change: Partial<Record<keyof typeof order, unknown>>): string {
  const element = <OrderDetails shop={shops.pharmacy} order={{ ...order, ...change } as never} />;
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
}
