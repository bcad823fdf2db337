import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import type { Filters } from './filters.ts';
import type { Kind, PatientOrder } from '../../../domain/orders/order.ts';

type OrderPage = { orders: PatientOrder[]; total: number; page: number; lastPage: number };

/**
 * The endpoint of each kind of order: orders of tests and orders of drugs have one each, with replies of the same
 * shape.
 */
const lists = {
  laboratory: 'GET /patient/laboratory/test/orders',
  pharmacy: 'GET /patient/pharmacy/orders',
} as const;

export async function readOrders({ kind, status, page }: Filters): Promise<OrderPage> {
  const { data } = await call(lists[kind], { query: { status, page } });
  return { orders: data.data, total: data.total, page: data.current_page, lastPage: data.last_page };
}

export const readOrder: Record<Kind, (id: string) => Promise<PatientOrder>> = {
  laboratory: async (id) => (await call('GET /patient/laboratory/test/orders/{id}', { params: { id } })).data,
  pharmacy: async (id) => (await call('GET /patient/pharmacy/orders/{id}', { params: { id } })).data,
};

type Letter = Api['GET /messages']['data']['data'][number];

/** All messages to the patient about an order, newest first, from every page of the API's list. */
export async function readLetters(orderId: string, signal: AbortSignal): Promise<{ data: Letter[] }> {
  const letters: Letter[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { reference_id: orderId, per_page: 100, page };
    const { data } = await call('GET /messages', { query, signal });
    letters.push(...data.data);
    last = data.last_page;
  }
  return { data: letters };
}

const cancelled = { status: 'CANCELLED' } as const;

export const cancelOrder: Record<Kind, (id: string) => Promise<{ data: PatientOrder; message: string }>> = {
  laboratory: (id) => call('PUT /patient/laboratory/test/orders/{id}', { params: { id }, body: cancelled }),
  pharmacy: (id) => call('PUT /patient/pharmacy/orders/{id}', { params: { id }, body: cancelled }),
};

export type { OrderPage };
