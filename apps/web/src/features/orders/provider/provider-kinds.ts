import type { Kind } from '../../../domain/orders/order.ts';

/** The API calls that read and change the orders of each kind of shop. */
export const shops = {
  laboratory: {
    kind: 'laboratory',
    list: 'GET /laboratory/test/orders',
    one: 'GET /laboratory/test/order/{id}',
    change: 'PUT /laboratory/test/orders/{id}',
  },
  pharmacy: {
    kind: 'pharmacy',
    list: 'GET /pharmacy/prescription/orders',
    one: 'GET /pharmacy/prescription/order/{id}',
    change: 'PUT /pharmacy/prescription/orders/{id}',
  },
} as const satisfies Record<Kind, { kind: Kind; list: string; one: string; change: string }>;

export type Shop = (typeof shops)[Kind];
