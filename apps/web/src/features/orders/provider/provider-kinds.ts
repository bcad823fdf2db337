import type { Permission } from '@ivuriro/contract/permissions';
import type { Kind } from '../../../domain/orders/order.ts';

/**
 * The API calls that read and change the orders of each kind of shop, and the permission to hand an order over without
 * its pick-up code.
 */
export const shops = {
  laboratory: {
    kind: 'laboratory',
    list: 'GET /laboratory/test/orders',
    one: 'GET /laboratory/test/order/{id}',
    change: 'PUT /laboratory/test/orders/{id}',
    work: 'POST /laboratory/test/orders/{id}/work',
    withoutCode: 'results.release',
  },
  pharmacy: {
    kind: 'pharmacy',
    list: 'GET /pharmacy/prescription/orders',
    one: 'GET /pharmacy/prescription/order/{id}',
    change: 'PUT /pharmacy/prescription/orders/{id}',
    work: 'POST /pharmacy/prescription/orders/{id}/work',
    withoutCode: 'drugs.dispense',
  },
} as const satisfies Record<
  Kind,
  { kind: Kind; list: string; one: string; change: string; work: string; withoutCode: Permission }
>;

export type Shop = (typeof shops)[Kind];
